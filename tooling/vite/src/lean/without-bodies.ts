import { parseSync, Visitor } from "vite";

interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * A module whose functions of these names, wherever they are declared in it, do what is given instead.
 * @param bodies by the functions' names, e.g. `{ prefetch: "{ return null; }" }`
 * @throws Error with the name that the module has no function of, or more than one
 */
export function withoutBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  const places = new Map<string, Place>();
  const found = (name: string, { start, end }: Place): void => {
    if (!Object.hasOwn(bodies, name)) return;
    if (places.has(name)) throw new Error(`There are several functions ${name}.`);
    places.set(name, { start, end });
  };
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id && body) found(id.name, body);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init?.type === "ArrowFunctionExpression") found(id.name, init.body);
    },
  }).visit(parseSync("module.js", code).program);
  const missing = Object.keys(bodies).find((name) => !places.has(name));
  if (missing !== undefined) throw new Error(`There is no function ${missing}.`);
  let result = code;
  // From the end, so that what comes before keeps its place.
  for (const [name, { start, end }] of [...places].toSorted(([, one], [, other]) => other.start - one.start))
    result = result.slice(0, start) + bodies[name] + result.slice(end);
  return result;
}
