import type { Theme } from "#ui/theme.props";

export const theme: Theme = {
  colorScheme: "light",
  preloadedFonts: [],
  gridSizes: "(width > 1023px) 18rem, (width > 767px) 30vw, 45vw",
};
