export const coloursCopy = {
  /** Between the names in the text of an attribute. */
  separator: "・",
} as const;
