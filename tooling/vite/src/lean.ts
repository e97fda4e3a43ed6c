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

/**
 * Features of React Router that Noren has switched off, by their files, and what answers in their place: instrumentation,
 * and the discovery of routes one by one (`routeDiscovery` of `react-router.config.ts`).
 */
export const switchedOff: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "lib/router/instrumentation.js": { consumeInstrumentationClientResultMetaReceiver: "() => undefined" },
  "lib/dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "() => false",
    getPatchRoutesOnNavigationFunction: "() => undefined",
    useFogOFWarDiscovery: "() => undefined",
  },
};

/** A file's exports without what they did: the given answers, and nothing under its other names. */
export function withoutContent(code: string, answers: Readonly<Record<string, string>>): string {
  const [, names = ""] = /export \{([^}]*)\};?\s*$/.exec(code) ?? [];
  return names
    .split(",")
    .map((name) => `export const ${name.trim()} = ${answers[name.trim()] ?? "undefined"};`)
    .join("\n");
}

const IN_PACKAGE =
  /[\\/]react-router[\\/]dist[\\/]production[\\/](lib[\\/](?:router[\\/]instrumentation|dom[\\/]ssr[\\/]fog-of-war)\.js)$/;

/** Leaves those features out of what a browser loads. */
export const withoutSwitchedOff: Plugin = {
  name: "noren:without-switched-off",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: IN_PACKAGE },
    handler: (code, id) => {
      const file = IN_PACKAGE.exec(id)?.[1]?.replaceAll("\\", "/") ?? "";
      return { code: withoutContent(code, switchedOff[file] ?? {}), map: null };
    },
  },
};
