import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fieldWords } from "@noren/contract/field-words";

/** What the contract says of a shape or a call, and of a field of one. */
export interface Comments {
  of(name: string): string;
  /** The comment of a field where it is declared; "" for none. */
  ofField(owner: string, field: string): string;
  /** What fields of this name mean elsewhere, where that is one thing only. */
  ofName(field: string): string;
}

const CONTRACT = new URL("./", import.meta.resolve("@noren/contract/calls"));
const DECLARED = /^export const (\w+)|\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const (\w+)|"?([\w.-]+)"?:)/gm;

/** Reads the comments of the contract's source, which the running schemas do not have. */
export async function readComments(): Promise<Comments> {
  const known = new Map<string, string>();
  const byField = new Map<string, Set<string>>();
  for (const folder of ["calls/", "shapes/"]) {
    const path = fileURLToPath(new URL(folder, CONTRACT));
    for (const file of await readdir(path)) {
      for (const { owner, field, text } of commentsIn(await readFile(path + file, "utf8"))) {
        const key = field === undefined ? owner : `${owner}.${field}`;
        if (!known.has(key)) known.set(key, text);
        if (field !== undefined) byField.set(field, (byField.get(field) ?? new Set()).add(text));
      }
    }
  }
  return {
    of: (name) => known.get(name) ?? "",
    ofField: (owner, field) => known.get(`${owner}.${field}`) ?? "",
    ofName: (field) => {
      const [text = "", ...others] = byField.get(field) ?? [];
      return fieldWords[field] ?? (others.length === 0 ? text : "");
    },
  };
}

/** A field belongs to what was declared last before it. */
function commentsIn(source: string): { owner: string; field: string | undefined; text: string }[] {
  let owner = "";
  return [...source.matchAll(DECLARED)].flatMap(([, plain, comment = "", named, field]) => {
    owner = plain ?? named ?? owner;
    return plain === undefined ? [{ owner, field, text: textOf(comment) }] : [];
  });
}

const textOf = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim();
