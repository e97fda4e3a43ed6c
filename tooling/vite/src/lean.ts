import type { Plugin } from "vite";

/**
 * React Router makes its components by calls that a bundler must take for work with an effect (`forwardRef`, a name for
 * the developer's tools), so a shop would carry those that it never uses: links, forms, what they need.
 */
export const markPure = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replaceAll(/ = (React(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g, " = /* @__PURE__ */ $1");

/** Leaves the components of React Router that nobody uses out of what a browser loads. */
export const withoutUnusedComponents: Plugin = {
  name: "noren:without-unused-components",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({ code: markPure(code), map: null }),
  },
};
