// Terms that explain themselves, and the clause behind each. The words `term-NAME` say what they mean.

export const TERMS = {
  m: "BI 5.1",
  u: "BI 1.4",
  i: "BI 7.4a",
  vbu: "BI 2.3",
  vd: "BI 8",
  zone: "BI 5.5a",
  disordered: "BI 2.4.2a",
  initiative: "BI 4.1.1",
} as const;
