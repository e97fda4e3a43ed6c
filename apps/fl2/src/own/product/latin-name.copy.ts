/** The row of the specification with the Latin name. */
export const latinNameCopy = { row: "学名" };
