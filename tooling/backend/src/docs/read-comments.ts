import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fieldWords } from "@noren/contract/field-words";

/** The contract's comments on a shape or call and on its fields. */
export interface Comments {
  of(name: string): string;
  /** The comment on a field's declaration; "" for none. */
  ofField(owner: string, field: string): string;
  /** The comment on fields of this name elsewhere, when they all have the same one. */
  ofName(field: string): string;
}

const CONTRACT = new URL("./", import.meta.resolve("@noren/contract/calls"));
const DECLARED = /^export const (\w+)|\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const (\w+)|"?([\w.-]+)"?:)/gm;

/** Reads the comments in the contract's source; the schemas do not contain them. */
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

/** A field belongs to the last declaration before it. */
function commentsIn(source: string): { owner: string; field: string | undefined; text: string }[] {
  let owner = "";
  return [...source.matchAll(DECLARED)].flatMap(([, plain, comment = "", named, field]) => {
    owner = plain ?? named ?? owner;
    return plain === undefined ? [{ owner, field, text: textOf(comment) }] : [];
  });
}

const textOf = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim();
