import { registerHooks, type ResolveFnOutput } from "node:module";

/**
 * Imports of the packages, and their files. Both consist of ES modules and have hundreds of `exports`, which Node parses
 * again for each import from them and between their files: half of the time in which the backend loads (decision 0169).
 */
const PACKAGE = /^(?:date-fns|drizzle-orm)(?:\/|$)/;
const PACKAGE_FILE = /\/node_modules\/(?:date-fns|drizzle-orm)\//;
const RELATIVE_FILE = /^\.\.?\/.*\.js$/;
/** A source file of the workspace; the group is its package. */
const SOURCE = /^((?:(?!\/node_modules\/).)*)\/src\//;

const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, resolve) {
    const { parentURL = "", conditions } = context;
    if (!conditions.includes("import")) return resolve(specifier, context);
    if (RELATIVE_FILE.test(specifier) && PACKAGE_FILE.test(parentURL))
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    // Each package of the workspace may have its own version.
    const importer = SOURCE.exec(parentURL)?.[1];
    if (importer === undefined || !PACKAGE.test(specifier)) return resolve(specifier, context);
    const key = `${importer} ${specifier}`;
    const known = found.get(key) ?? { ...resolve(specifier, context), shortCircuit: true };
    found.set(key, known);
    return known;
  },
});
