import type { Plugin } from "vite";
import { leftOut } from "./left-out.ts";
import { withoutBodies } from "./without-bodies.ts";

/**
 * React Router makes its components by calls that a bundler must take for work with an effect (`forwardRef`, a name for
 * the developer's tools), so a shop would carry those that it never uses: links, forms, what they need.
 */
export const markPure = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replaceAll(/ = (React(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g, " = /* @__PURE__ */ $1");

const forBrowsers = { apply: "build", applyToEnvironment: ({ name }) => name === "client" } satisfies Partial<Plugin>;

/** Leaves the components of React Router that nobody uses out of what a browser loads. */
const withoutUnusedComponents: Plugin = {
  ...forBrowsers,
  name: "noren:without-unused-components",
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({ code: markPure(code), map: null }),
  },
};

/** Advice of the libraries to programmers, who have had it in development. */
export const pureFunctions = ["warning", "warnOnce", "warningOnce"];

const files = Object.keys(leftOut);

/** Leaves the features of the libraries that a shop does not use out of what a browser loads. */
const withoutUnusedFeatures: Plugin = {
  ...forBrowsers,
  name: "noren:without-unused-features",
  transform: {
    filter: { id: files.map((file) => `**/node_modules/${file}`) },
    handler: (code, id) => {
      const file = files.find((one) => id.replaceAll("\\", "/").endsWith(one));
      return file && { code: withoutBodies(code, leftOut[file] ?? {}), map: null };
    },
  },
};

/** Leaves out of the libraries what a shop does not need of them. */
export const lean: readonly Plugin[] = [withoutUnusedComponents, withoutUnusedFeatures];
