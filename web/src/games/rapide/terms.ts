// Terms that explain themselves, and the clause behind each. The words `term-NAME` say what they mean.

export const TERMS = {
  morale: "CR C.2",
  cavalry: "CR D.2",
  column: "CR T.1",
  force: "CR A.1",
} as const;
