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
export function check(call: Call, response: Response, expects: Expected): Checked {
  const isAnswer = response.status < 300;
  if (isAnswer && expects === "refusal") return { faults: [`status ${response.status}, where a refusal was due`] };
  if (isAnswer) return checkAnswer(call, response);
  const { faults, message } = checkRefusal(call, response);
  if (expects === "answer") faults.unshift(`status ${response.status}, where an answer was due${message}`);
  return { faults };
}

function checkAnswer(call: Call, response: Response): Checked {
  const { status, headers, bytes } = response;
  const due = call.answer || call.file ? 200 : 204;
  const faults = status === due ? [] : [`status ${status}, due is ${due}`];
  faults.push(...headerFaults(call, headers));
  if (due === 204) return { faults: [...faults, ...(bytes.length > 0 ? ["a body, where there is none due"] : [])] };
  const type = headers.get("content-type") ?? "";
  if (call.file && !isJson(type)) return { faults: [...faults, ...fileFaults(call.file, type, response)] };
  if (!call.answer) return { faults: [...faults, `content-type ${type || "missing"}, due is a file`] };
  const read = readJson(type, bytes);
  if ("fault" in read) return { faults: [...faults, read.fault] };
  faults.push(...schemaFaults(call.answer, read.value));
  return { faults, answer: read.value };
}

/** A refusal has a message and a code that the contract lists with that status. */
function checkRefusal(call: Call, { status, headers, bytes }: Response): { faults: string[]; message: string } {
  const read = readJson(headers.get("content-type") ?? "", bytes);
  if ("fault" in read) return { faults: [`status ${status}: ${read.fault}`], message: "" };
  const faults = schemaFaults(ErrorBody, read.value).map((fault) => `status ${status}: ${fault}`);
  if (!v.is(ErrorBody, read.value)) return { faults, message: "" };
  const { code, message } = read.value;
  const known: Readonly<Record<string, number>> = { ...commonErrorsOf(call), ...call.errors };
  const isKnown = code !== undefined && Object.hasOwn(known, code);
  if (status >= 500 && status !== 503) faults.push(`status ${status}`);
  else if (!isKnown && !Object.values(known).includes(status))
    faults.push(`status ${status}, which the call does not have`);
  else if (code !== undefined && !isKnown) faults.push(`code ${code}, which the call does not have`);
  else if (isKnown && known[code] !== status) faults.push(`status ${status} with code ${code}, due is ${known[code]}`);
  return { faults, message: `: ${message}` };
}

function headerFaults({ paged, headers: own = {} }: Call, headers: Headers): string[] {
  const faults: string[] = [];
  if (paged) {
    const [total, per, last, current] = (["total", "per", "last", "current"] as const).map((part) => {
      const value = headers.get(paginationHeaders[part]);
      if (value === null) faults.push(`header ${paginationHeaders[part]} is missing`);
      else if (!/^\d+$/.test(value))
        faults.push(`header ${paginationHeaders[part]} is "${value}", due is a whole number`);
      return Number(value);
    });
    const isWrong = last !== Math.max(1, Math.ceil((total ?? 0) / Math.max(1, per ?? 1)));
    if (faults.length === 0 && isWrong) faults.push(`header x-last-page is ${last} for ${total} in pages of ${per}`);
    if (faults.length === 0 && (current ?? 0) < 1) faults.push(`header x-current-page is ${current}`);
  }
  // [lp.redirect] A landing page may redirect.
  const due = Object.keys(own).filter((name) => name !== "x-redirect");
  return [...faults, ...due.filter((name) => !headers.has(name)).map((name) => `header ${name} is missing`)];
}

function fileFaults(types: readonly string[], type: string, { headers, bytes }: Response): string[] {
  const bare = type.split(";")[0]?.trim() ?? "";
  return [
    ...(types.includes(bare) ? [] : [`content-type ${bare || "missing"}, due is ${types.join(" or ")}`]),
    ...(headers.get("x-suggested-filename") ? [] : ["header x-suggested-filename is missing"]),
    ...(bytes.length > 0 ? [] : ["an empty file"]),
    ...(bare === "application/pdf" && !startsWith(bytes, "%PDF-") ? ["a file that is no PDF"] : []),
  ];
}

const startsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;

const isJson = (type: string) => /^application\/json\s*(;|$)/i.test(type);

function readJson(type: string, bytes: Uint8Array): { value: unknown } | { fault: string } {
  if (!isJson(type)) return { fault: `content-type ${type || "missing"}, due is application/json` };
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return { fault: "a body that is no JSON" };
  }
}

/** Lists the mismatches of a value and its schema by path; additional fields are allowed. */
function schemaFaults(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(
    (issue) => `${v.getDotPath(issue) ?? "the answer"}: ${issue.received}, due is ${issue.expected ?? issue.message}`,
  );
}
