import type { Theme } from "#ui/theme.props";

export const theme: Theme<never> = {
  colorScheme: "light",
  preloadedFonts: [],
  gridSizes: "(width > 1023px) 18rem, (width > 767px) 30vw, 45vw",
  nameFields: ["name", "kana"],
  addressFields: ["postal_code", "prefecture", "city", "address1", "address2"],
};
