export interface SearchValues {
  word: string;
  price_min: string;
  price_max: string;
}

export const emptySearch: SearchValues = { word: "", price_min: "", price_max: "" };
