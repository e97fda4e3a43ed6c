import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";

const BEHAVIOUR = "tooling/docs/behaviour/*.md";
const DECISIONS = "tooling/docs/decisions/*.md";

/** What a citation may name. */
export interface Citable {
  /** Anchors of the behaviour documents, e.g. `session.expiry-margin`. */
  readonly statements: ReadonlySet<string>;
  /** Numbers of the decision records, e.g. `0012`. */
  readonly decisions: ReadonlySet<string>;
}

/** Reads what the documents of this repository define. */
export function readCitable(): Citable {
  const documents = globSync(BEHAVIOUR, { cwd: workspaceRoot }).map((file) =>
    readFileSync(join(workspaceRoot, file), "utf8"),
  );
  return {
    statements: new Set(documents.flatMap(readAnchors)),
    decisions: new Set(
      globSync(DECISIONS, { cwd: workspaceRoot }).flatMap((file) => /\d{4}(?=-[^/]*$)/.exec(file) ?? []),
    ),
  };
}

/** Returns the anchors that a document defines. */
export function readAnchors(markdown: string): string[] {
  return [...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id);
}

/** Lists every file in git that may contain citations. Migrations are left out: a database that ran one rejects a changed file. */
export function listCitingFiles(): string[] {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: workspaceRoot,
    encoding: "utf8",
  });
  return files
    .trim()
    .split("\n")
    .filter(
      (file) =>
        /\.(md|m?[jt]sx?|css|sql|ya?ml)$/.test(file) &&
        !file.includes("/migrations/") &&
        existsSync(join(workspaceRoot, file)),
    );
}

/** Returns the links of a Markdown file to files that do not exist. */
export function findBrokenLinks(file: string, markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !existsSync(join(workspaceRoot, dirname(file), link)));
}

/**
 * The citations of a file that do not resolve: an `[id]` without a statement, a decision without a record, and
 * references to documents outside the repository.
 */
export function findUnresolvedCitations(file: string, text: string, citable: Citable): string[] {
  const lines = text.split("\n");
  const prose = file.endsWith(".md") ? lines : lines.filter(isComment);
  const all = (pattern: RegExp) => prose.flatMap((line) => [...line.matchAll(pattern)].map(([, id = ""]) => id));
  return [
    ...all(STATEMENT).filter((id) => !citable.statements.has(id)),
    ...all(DECISION).filter((id) => !citable.decisions.has(id)),
    ...(text.match(OUTSIDE) ?? []),
  ];
}

const STATEMENT = /(?<=^|[\s(])\[([a-z][a-z0-9-]*\.[a-z0-9-]+)\](?!\()/g;
const DECISION = /\bdecisions? (\d{4})\b/gi;
const OUTSIDE = /\bspec(?:ification)?,? \d|\(house:|\(decisions, [a-z]|\.\.\/shared\/spec|\/work\/shared/gi;
const isComment = (line: string) => /^\s*(\*|\/\*|\/\/|\{\/\*|--|#)|\s\/\/\s/.test(line);
