import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hex, hmac, sha256, unhex, utf8 } from "./sha256";

test("the known answers of FIPS 180-4", () => {
  expect(hex(sha256(utf8("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256(utf8("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hex(sha256(utf8("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
  expect(hex(sha256(utf8("a".repeat(1_000_000))))).toBe(
    "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
  );
});

test("the known answers of RFC 4231", () => {
  expect(hex(hmac(new Uint8Array(20).fill(0x0b), utf8("Hi There")))).toBe(
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  );
  expect(hex(hmac(utf8("Jefe"), utf8("what do ya want for nothing?")))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
  expect(
    hex(hmac(new Uint8Array(131).fill(0xaa), utf8("Test Using Larger Than Block-Size Key - Hash Key First"))),
  ).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
});

test("every length up to three blocks", () => {
  for (let length = 0; length < 200; length++) {
    const message = randomBytes(length);
    expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    expect(hex(hmac(message, message))).toBe(createHmac("sha256", message).update(message).digest("hex"));
  }
});

test("hexadecimal there and back", () => expect(hex(unhex("00ff10ab"))).toBe("00ff10ab"));
