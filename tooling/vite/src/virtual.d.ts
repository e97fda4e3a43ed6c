/** Storybook's switch of themes, made by `shadowThemes`. */
declare module "virtual:shadow-themes" {
  export const themes: readonly string[];
  /** Shows another theme: the modules that differ change their exports, the tokens their values. */
  export function setTheme(name: string): void;
  /** Calls the listener now and after each change. */
  export function follow(listener: (name: string) => void): void;
}
