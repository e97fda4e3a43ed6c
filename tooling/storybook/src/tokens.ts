/** The rules of a style sheet and of the layers in it. */
const flatten = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => (rule instanceof CSSLayerBlockRule ? flatten(rule.cssRules) : [rule]));

/** The names of the tokens with a prefix, such as `--space-`, that Simple and the shown theme declare, in their order. */
export function listTokens(prefix: string): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => flatten(cssRules));
  const roots = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ":root") as CSSStyleRule[];
  const names = roots.flatMap(({ style }) => [...style]);
  return [...new Set(names)].filter((name) => name.startsWith(prefix) && readToken(name) !== "");
}

/** The value of a token under the theme of the toolbar. */
export const readToken = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The value of a colour as `#rrggbb`, of which a build may have written three digits. */
export const readColour = (name: string): string =>
  readToken(name).replace(/^#([\da-f])([\da-f])([\da-f])$/i, "#$1$1$2$2$3$3");
