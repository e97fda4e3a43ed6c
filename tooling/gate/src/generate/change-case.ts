/** `cart-note` → `CartNote`. */
export const toPascalCase = (kebab: string): string =>
  kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `cart-note` → `cartNote`. */
export const toCamelCase = (kebab: string): string => uncapitalize(toPascalCase(kebab));

/** `listNews` → `ListNews`. */
export const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const uncapitalize = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const isKebabCase = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
