import { basename } from "node:path";
import { type Call, type CallName, calls } from "@noren/contract";
import { type Draft, GenerateError } from "./draft.ts";
import { insertAfter, insertBefore, addImport } from "./edit.ts";
import { capitalize } from "./change-case.ts";

const ENDPOINTS = "packages/api/src/endpoints";

/**
 * Drafts the RTK Query endpoint of a call of the contract, in the file of its subject.
 * @param subject a file of `packages/api/src/endpoints`, by default the one named like the contract's file for the call
 */
export function draftEndpoint(draft: Draft, name: string, subject = findSubject(draft, name)): void {
  if (!isCallName(name)) {
    throw new GenerateError(`packages/contract has no call ${name}: define it there first.`);
  }
  const definition = new RegExp(String.raw`^const ${name} = buildQuery\(`, "m");
  const existing = draft.list(ENDPOINTS).find((path) => definition.test(draft.read(path)));
  if (existing) throw new GenerateError(`${existing} has ${name} already.`);
  const path = `${ENDPOINTS}/${subject}.ts`;
  if (!draft.has(path)) throw new GenerateError(`${path} does not exist: create it, or name another with --subject.`);
  draft.change(path, (source) => addEndpoint(source, name, subject));
}

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/** Returns the name of the contract's file that defines the call. */
function findSubject(draft: Draft, name: string): string {
  const definition = `export const ${name} = call(`;
  const file = draft.list("packages/contract/src/calls").find((path) => draft.read(path).includes(definition));
  return basename(file ?? "shop", ".ts");
}

function addEndpoint(source: string, name: CallName, subject: string): string {
  const call: Call = calls[name];
  const input = describeInput(call, name);
  const kind = call.method === "GET" ? "query" : "mutation";
  const answer = call.paged ? `Paged<"${name}">` : call.answer ? `Answer<"${name}">` : "null";
  const lines = [
    `${name}: build.${kind}<${answer}, ${input.type}>({`,
    `query: (${input.argument}) => ${name}(${input.passed}),`,
    call.paged ? `transformResponse: withPagination<"${name}">,` : "",
    "}),",
  ];
  const urlBuilder = `const ${name} = buildQuery("${name}", "${call.method}", "${call.path}");`;
  let next = insertAfter(source, /^const \w+ = buildQuery\([^;]*;$/, `\n${urlBuilder}`);
  next = insertBefore(next, /^ {2}\}\),\n\}\);$/, `${lines.join("\n")}\n`);
  const hook = `use${capitalize(name)}${capitalize(kind)}`;
  next = insertBefore(next, new RegExp(String.raw`,? *\n?\} = ${subject};$`), `, ${hook}`);
  if (answer.startsWith("Answer")) next = addImport(next, "type Answer", "@noren/contract");
  if (input.type !== "void") next = addImport(next, "type Input", "@noren/contract");
  if (!call.paged) return next;
  return addImport(addImport(next, "type Paged", "../answers.ts"), "withPagination", "../answers.ts");
}

/** Describes the argument of the endpoint: the only part of the input that the call has, or the whole input. */
function describeInput(call: Call, name: string): Record<"type" | "argument" | "passed", string> {
  const parts = (["params", "query", "body"] as const).filter((part) => call[part]);
  const [part] = parts;
  if (!part) return { type: "void", argument: "", passed: "" };
  if (parts.length > 1) return { type: `Input<"${name}">`, argument: "input", passed: "input" };
  const type = `Input<"${name}">["${part}"]`;
  return { type: part === "query" ? `NonNullable<${type}>` : type, argument: part, passed: `{ ${part} }` };
}
