/** `cart-note` → `CartNote`. */
export const pascal = (kebab: string): string =>
  kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `cart-note` → `cartNote`. */
export const camel = (kebab: string): string => uncapital(pascal(kebab));

/** `listNews` → `ListNews`. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const uncapital = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const isKebab = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
