// The page of Weather Gage: the sea as SVG, for version 1 of the page API of Sandtable (`web/src/page/api.ts`). The form
// and the answers with their odds are the house's. Lengths are thousandths of a U, angles hundredths of a degree.

const VERSION = 1;
const SEATS = ["red", "blue"];
const HULL = "M2 0Q1 .8-2 .6L-2-.6Q1-.8 2 0Z";
const SAILS = "M.9-1q.6 1 0 2M-.2-1q.6 1 0 2M-1.2-1q.6 1 0 2";

/** An element of HTML or, if its name begins with `svg:`, of SVG. */
function make(name, attributes, ...inside) {
  const space = name.startsWith("svg:") ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml";
  const found = document.createElementNS(space, name.replace("svg:", ""));
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, value);
  found.append(...inside);
  return found;
}

const path = (d, attributes) => make("svg:path", { d, fill: "none", "stroke-width": 0.15, ...attributes });

function ship(seat) {
  const hull = path(HULL, { fill: `var(--${seat}-card)`, stroke: `var(--${seat}-edge)` });
  const sails = path(SAILS, { stroke: "var(--land-road)", "stroke-width": 0.35, "stroke-linecap": "round" });
  return make("svg:g", { class: `ship ${seat}` }, hull, sails);
}

/** A point this far from a pose, along an angle off its heading. */
function along([x, y, heading], off, distance) {
  const angle = ((heading + off) / 18000) * Math.PI;
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

/** The board of a match or a replay: both ships above the sea. */
const board = (moment) => (target) => {
  const say = (key) => moment.words.say(`weathergage-${key}`);
  const [wide, deep] = moment.scenario.sea;
  const spot = ([x, y]) => `${x / 1000} ${deep - y / 1000}`;
  const place = ([x, y, heading]) => `translate(${x / 1000}px, ${deep - y / 1000}px) rotate(${-heading / 100}deg)`;
  const ships = { red: ship("red"), blue: ship("blue") };
  const chart = make("svg:g", {});
  const water = make("svg:rect", { width: wide, height: deep, fill: "var(--land-water)" });
  const sea = make("svg:svg", { viewBox: `0 0 ${wide} ${deep}`, role: "img" }, water, chart, ships.red, ships.blue);
  const cards = make("div", {});
  Object.assign(cards.style, { display: "flex", gap: "2px 24px", padding: "8px 12px", flexWrap: "wrap" });
  Object.assign(sea.style, { flex: "1", minHeight: "0", touchAction: "none" });
  Object.assign(target.style, { display: "flex", flexDirection: "column" });

  /** Where the wind blows to, in the corner of the sea. */
  const wind = () => {
    const to = [4000, (deep - 4) * 1000, moment.scenario.wind_from * 100 + 18000];
    const [tail, head] = [along(to, 18000, 2500), along(to, 0, 2500)];
    const barbs = [15000, -15000].map((off) => `M${spot(head)}L${spot(along([...head, to[2]], off, 1200))}`);
    return path(`M${spot(tail)}L${spot(head)}${barbs.join("")}`, { stroke: "var(--ink)", "stroke-width": 0.4 });
  };

  /** Where the guns of a ship bear, on both sides. */
  const guns = (pose) => {
    const { bears, range } = moment.scene;
    const round = `A${range / 1000} ${range / 1000} 0 0 0`;
    const arc = ([from, to]) =>
      `M${spot(pose)}L${spot(along(pose, from, range))}${round} ${spot(along(pose, to, range))}Z`;
    return path(arc(bears) + arc([-bears[1], -bears[0]]), { fill: "var(--ink)", "fill-opacity": 0.07 });
  };

  /** Everywhere that the ship may sail to, and the course that is about to be sailed. */
  const course = (pose) => {
    const ends = (at) => moment.offers.offers.map((offer) => spot(along(pose, offer.order.turn, offer[at])));
    const points = [...ends("high"), ...ends("low").reverse()].join(" ");
    const reach = make("svg:polygon", { points, class: "reach", fill: "var(--halo)", "fill-opacity": 0.4 });
    const there = moment.draft.leads?.poses[moment.seat];
    if (!there) return [reach];
    const ghost = ship(moment.seat);
    Object.assign(ghost.style, { transform: place(there), opacity: "0.6" });
    const way = path(`M${spot(pose)}L${spot(there)}`, { stroke: "var(--ink)", "stroke-dasharray": ".5 .4" });
    return [guns(there), reach, way, ghost];
  };

  const card = (seat) => {
    const [vessel, hull] = [moment.scenario[seat], moment.state[seat].hull];
    const gage = moment.state.leeward && moment.state.leeward !== seat ? ` · ${say("gage")}` : "";
    const name = make("b", {}, vessel.name);
    name.style.color = `var(--${seat})`;
    return make("div", {}, name, gage, make("br", {}), "●".repeat(hull) + "○".repeat(vessel.hull - hull));
  };

  const draw = () => {
    for (const seat of SEATS) {
      ships[seat].style.transform = place(moment.state[seat].pose);
      ships[seat].style.opacity = moment.state[seat].hull ? "1" : "0.4";
    }
    sea.setAttribute("aria-label", say("board"));
    cards.replaceChildren(...SEATS.map(card));
    const asked = moment.mine && moment.offers;
    chart.replaceChildren(wind(), ...(asked ? course(moment.state[moment.seat].pose) : []));
  };

  /** A hand on the water: the course goes to where it is. */
  const steer = (event) => {
    if (!moment.mine || (event.type === "pointermove" && !event.buttons)) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(sea.getScreenCTM().inverse());
    const [x, y, heading] = moment.state[moment.seat].pose;
    const [dx, dy] = [at.x * 1000 - x, (deep - at.y) * 1000 - y];
    const off = Math.round((Math.atan2(dy, dx) / Math.PI) * 180) * 100 - heading;
    const turn = ((off + 54000) % 36000) - 18000;
    moment.propose({ order: "sail", turn, distance: Math.round(Math.hypot(dx, dy)) });
  };
  sea.addEventListener("pointerdown", steer);
  sea.addEventListener("pointermove", steer);

  target.replaceChildren(cards, sea);
  draw();
  for (const seat of SEATS) ships[seat].style.transition = "transform 900ms ease-in-out";
  return moment.subscribe(draw);
};

function table(match) {
  const said = ({ turn, distance }) => {
    const way = turn > 0 ? "left" : turn < 0 ? "right" : "ahead";
    const args = { turn: (Math.abs(turn) / 100).toFixed(0), distance: (distance / 1000).toFixed(1) };
    return match.words.say(`weathergage-sail-${way}`, args);
  };
  return { board: board(match), said, pause: ({ throws }) => (throws.length ? 1800 : 900) };
}

export default { version: VERSION, table, replay: (replay) => ({ board: board(replay) }) };
