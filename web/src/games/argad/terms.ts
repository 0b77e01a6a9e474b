// Terms that explain themselves, and the clause behind each. The words `term-NAME` say what they mean.

export const TERMS = {
  class: "AR III.a",
  armour: "AR III.b",
  clothing: "AR III.b",
  shield: "AR XI.a",
} as const;
