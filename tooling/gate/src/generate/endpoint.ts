import { type Call, type CallName, calls } from "@noren/contract";
import { type Draft, GenerateError } from "./draft.ts";
import { insertAfter, insertBefore, withImport } from "./edit.ts";
import { capital } from "./names.ts";

/**
 * Drafts the endpoint of a call that the contract has, in the file of its subject.
 * @param subject a file of `packages/api/src/endpoints`; the contract's own file for the call without
 */
export function endpoint(draft: Draft, name: string, subject = subjectOf(draft, name)): void {
  if (!isCall(name)) {
    throw new GenerateError(
      `packages/contract has no call ${name}: define it first, since everything follows from there.`,
    );
  }
  const path = `packages/api/src/endpoints/${subject}.ts`;
  if (!draft.has(path)) throw new GenerateError(`${path} does not exist.`);
  if (new RegExp(String.raw`^const ${name} = buildQuery\(`, "m").test(draft.read(path))) {
    throw new GenerateError(`${path} has ${name} already.`);
  }
  draft.change(path, (source) => withEndpoint(source, name, subject));
}

const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);

function subjectOf(draft: Draft, name: string): string {
  const subjects = ["account", "address", "auth", "cart", "catalogue", "order", "shop"];
  const found = subjects.find((subject) => {
    const path = `packages/contract/src/calls/${subject}.ts`;
    return draft.has(path) && draft.read(path).includes(`export const ${name} = call(`);
  });
  return found ?? "shop";
}

function withEndpoint(source: string, name: CallName, subject: string): string {
  const call: Call = calls[name];
  const input = inputOf(call, name);
  const kind = call.method === "GET" ? "query" : "mutation";
  const answer = call.paged ? `Paged<"${name}">` : call.answer ? `Answer<"${name}">` : "null";
  const lines = [
    `${name}: build.${kind}<${answer}, ${input.type}>({`,
    `query: (${input.argument}) => ${name}(${input.passed}),`,
    call.paged ? `transformResponse: withPagination<"${name}">,` : "",
    "}),",
  ];
  const asked = `const ${name} = buildQuery("${name}", "${call.method}", "${call.path}");`;
  let next = insertAfter(source, /^const \w+ = buildQuery\([^;]*;$/, `\n${asked}`);
  next = insertBefore(next, /^ {2}\}\),\n\}\);$/, `${lines.join("\n")}\n`);
  const hook = `use${capital(name)}${capital(kind)}`;
  next = insertBefore(next, new RegExp(String.raw`,? *\n?\} = ${subject};$`), `, ${hook}`);
  if (answer.startsWith("Answer")) next = withImport(next, "type Answer", "@noren/contract");
  if (input.type !== "void") next = withImport(next, "type Input", "@noren/contract");
  if (!call.paged) return next;
  return withImport(withImport(next, "type Paged", "../answers.ts"), "withPagination", "../answers.ts");
}

/** What the endpoint takes: the one part that the call has, or all of them by name. */
function inputOf(call: Call, name: string): Record<"type" | "argument" | "passed", string> {
  const parts = (["params", "query", "body"] as const).filter((part) => call[part]);
  const [part] = parts;
  if (!part) return { type: "void", argument: "", passed: "" };
  if (parts.length > 1) return { type: `Input<"${name}">`, argument: "input", passed: "input" };
  const type = `Input<"${name}">["${part}"]`;
  return { type: part === "query" ? `NonNullable<${type}>` : type, argument: part, passed: `{ ${part} }` };
}
