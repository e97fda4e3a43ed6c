import { type Call, commonErrorsOf, ErrorBody, paginationHeaders } from "@noren/contract";
import * as v from "valibot";
import type { Response } from "./client.ts";
import type { Expected } from "./step.ts";

/** The result of a step: its faults, and the answer if there is one. */
export interface Checked {
  faults: string[];
  answer?: unknown;
}

/** Compares a response with the contract of its call. */
export function checkResponse(call: Call, response: Response, expects: Expected): Checked {
  const isAnswer = response.status < 300;
  if (isAnswer && expects === "error") return { faults: [`status ${response.status}, expected an error`] };
  if (isAnswer) return checkAnswer(call, response);
  const { faults, message } = checkError(call, response);
  if (expects === "answer") faults.unshift(`status ${response.status}, expected an answer${message}`);
  return { faults };
}

function checkAnswer(call: Call, response: Response): Checked {
  const { status, headers, bytes } = response;
  const expected = call.answer || call.file ? 200 : 204;
  const faults = status === expected ? [] : [`status ${status}, expected ${expected}`];
  faults.push(...checkHeaders(call, headers));
  if (expected === 204) return { faults: [...faults, ...(bytes.length > 0 ? ["a body, expected none"] : [])] };
  const type = headers.get("content-type") ?? "";
  if (call.file && !isJson(type)) return { faults: [...faults, ...checkFile(call.file, type, response)] };
  if (!call.answer) return { faults: [...faults, `content-type ${type || "missing"}, expected a file`] };
  const read = readJson(type, bytes);
  if ("fault" in read) return { faults: [...faults, read.fault] };
  faults.push(...checkSchema(call.answer, read.value));
  return { faults, answer: read.value };
}

/** An error has a message and a code that the contract lists with that status. */
function checkError(call: Call, { status, headers, bytes }: Response): { faults: string[]; message: string } {
  const read = readJson(headers.get("content-type") ?? "", bytes);
  if ("fault" in read) return { faults: [`status ${status}: ${read.fault}`], message: "" };
  const faults = checkSchema(ErrorBody, read.value).map((fault) => `status ${status}: ${fault}`);
  if (!v.is(ErrorBody, read.value)) return { faults, message: "" };
  const { code, message } = read.value;
  const known: Readonly<Record<string, number>> = { ...commonErrorsOf(call), ...call.errors };
  const isKnown = code !== undefined && Object.hasOwn(known, code);
  if (status >= 500 && status !== 503) faults.push(`status ${status}`);
  else if (!isKnown && !Object.values(known).includes(status))
    faults.push(`status ${status}, which the contract does not list for the call`);
  else if (code !== undefined && !isKnown) faults.push(`code ${code}, which the contract does not list for the call`);
  else if (isKnown && known[code] !== status)
    faults.push(`status ${status} with code ${code}, expected ${known[code]}`);
  return { faults, message: `: ${message}` };
}

function checkHeaders({ paged, headers: own = {} }: Call, headers: Headers): string[] {
  const faults: string[] = [];
  if (paged) {
    const [total, per, last, current] = (["total", "per", "last", "current"] as const).map((part) => {
      const value = headers.get(paginationHeaders[part]);
      if (value === null) faults.push(`header ${paginationHeaders[part]} is missing`);
      else if (!/^\d+$/.test(value))
        faults.push(`header ${paginationHeaders[part]} is "${value}", expected a whole number`);
      return Number(value);
    });
    const isWrong = last !== Math.max(1, Math.ceil((total ?? 0) / Math.max(1, per ?? 1)));
    if (faults.length === 0 && isWrong) faults.push(`header x-last-page is ${last} for ${total} in pages of ${per}`);
    if (faults.length === 0 && (current ?? 0) < 1) faults.push(`header x-current-page is ${current}`);
  }
  // [lp.redirect] A landing page may redirect.
  const required = Object.keys(own).filter((name) => name !== "x-redirect");
  return [...faults, ...required.filter((name) => !headers.has(name)).map((name) => `header ${name} is missing`)];
}

function checkFile(types: readonly string[], type: string, { headers, bytes }: Response): string[] {
  const bare = type.split(";")[0]?.trim() ?? "";
  return [
    ...(types.includes(bare) ? [] : [`content-type ${bare || "missing"}, expected ${types.join(" or ")}`]),
    ...(headers.get("x-suggested-filename") ? [] : ["header x-suggested-filename is missing"]),
    ...(bytes.length > 0 ? [] : ["an empty file"]),
    ...(bare === "application/pdf" && !startsWith(bytes, "%PDF-") ? ["a file that is not a PDF"] : []),
  ];
}

const startsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;

const isJson = (type: string) => /^application\/json\s*(;|$)/i.test(type);

function readJson(type: string, bytes: Uint8Array): { value: unknown } | { fault: string } {
  if (!isJson(type)) return { fault: `content-type ${type || "missing"}, expected application/json` };
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return { fault: "a body that is not JSON" };
  }
}

/** Lists the mismatches of a value and its schema by path; additional fields are allowed. */
function checkSchema(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(
    (issue) => `${v.getDotPath(issue) ?? "the answer"}: ${issue.received}, expected ${issue.expected ?? issue.message}`,
  );
}
