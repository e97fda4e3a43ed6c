export const titlesCopy = { years: "十年後" };
