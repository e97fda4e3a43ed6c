/** The headings of the home's own sections, which are set in the display face. */
export const titlesCopy = {
  eatDay: "召し上がる日",
  next: "次の棚",
  gifts: "手みやげは、人数から",
  keeping: "送り方と、日持ち",
  counter: (sekki: string) => `${sekki}の棚`,
  year: "二十四の節気",
} as const;
