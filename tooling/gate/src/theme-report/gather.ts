import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { findAddedBytes, type PageBytes } from "@noren/bench/page-bytes";
import { contrast, readPairs, readTokens } from "@noren/ui-simple/tokens-contrast";
import { type OptOut, readOptOuts } from "@noren/vite/opt-outs";
import { readOverrides } from "@noren/vite/overrides";
import { listThemeTests } from "@noren/vite/theme-tests";
import { readVitest } from "../read-report.ts";
import { reportFile } from "../run-check.ts";
import { findLedgerFaults, type LedgerFault, readLedger, SIMPLE } from "../theme/ledger.ts";
import type { Safety } from "../theme/safety.ts";

/** A file of the theme that replaces one of Simple's, or wraps it. */
export interface ReportedOverride {
  /** Below the app's `src/`. */
  path: string;
  wraps: boolean;
  /** Null before the ledger has it. */
  safety: Safety | null;
  /** The day of the last commit to it, as 2026-11-27; null for a file that no commit has. */
  changedOn: string | null;
  /** What the ledger lacks; null when it describes the repository. */
  fault: LedgerFault["kind"] | null;
}

/** A file of Simple's stories that shows an override. */
export interface ReportedStories {
  /** The title in Storybook: 画面/カート. */
  title: string;
  /** The result of the last whole check; null without one. */
  hasPassed: boolean | null;
}

/** A text colour on a background, of which some style sheet makes use. */
export interface ReportedPair {
  text: string;
  background: string;
  textColour: string;
  backgroundColour: string;
  /** From 1 to 21. */
  ratio: number;
}

export interface ThemeReport {
  app: string;
  overrides: ReportedOverride[];
  stories: ReportedStories[];
  /** When `npm run theme -- test` last checked the stories; null if it has not. */
  checkedAt: Date | null;
  /** The lowest ratio first. */
  pairs: ReportedPair[];
  /** Null before a build. */
  pages: PageBytes[] | null;
  optOuts: OptOut[];
}

/** Gathers what a client wants to know of a theme before a release. @param root the repository's folder */
export function gatherThemeReport(root: string, app: string): ThemeReport {
  const appDir = join(root, "apps", app);
  const checked = reportFile(`${app}-check`);
  return {
    app,
    overrides: gatherOverrides(root, app),
    stories: gatherStories(root, app, existsSync(checked) ? checked : null),
    checkedAt: existsSync(checked) ? statSync(checked).mtime : null,
    pairs: gatherPairs(root, app),
    pages: hasBuild(root, app) && hasBuild(root, "simple") ? findAddedBytes(app) : null,
    optOuts: readOptOuts(appDir),
  };
}

const hasBuild = (root: string, app: string): boolean => existsSync(join(root, "apps", app, "build/client"));

function gatherOverrides(root: string, app: string): ReportedOverride[] {
  const ledger = readLedger(root, app);
  const faults = findLedgerFaults(root).filter((fault) => fault.app === app);
  const days = readLastDays(root, `apps/${app}/src`);
  return readOverrides(join(root, "apps", app), join(root, SIMPLE)).overrides.map(({ path, wraps }) => ({
    path,
    wraps,
    safety: ledger[path]?.safety ?? null,
    changedOn: days.get(`apps/${app}/src/${path}`) ?? null,
    fault: faults.find((fault) => fault.path === path)?.kind ?? null,
  }));
}

/** The day of the last commit to each file of a folder, as 2026-11-27. */
function readLastDays(root: string, folder: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = "";
  const log = execFileSync("git", ["log", "--format=%cs", "--name-only", "--", folder], {
    cwd: root,
    encoding: "utf8",
  });
  for (const line of log.split("\n")) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (line !== "" && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** @param checked the report of the last whole check of the theme */
function gatherStories(root: string, app: string, checked: string | null): ReportedStories[] {
  const simple = join(root, SIMPLE);
  const failures = checked === null ? null : readVitest(JSON.parse(readFileSync(checked, "utf8"))).failures;
  return listThemeTests(join(root, "apps", app), simple, "**/*.stories.tsx").map((path) => ({
    title: /title: "([^"]+\/[^"]+)"/.exec(readFileSync(join(simple, path), "utf8"))?.[1] ?? path,
    hasPassed: failures && !failures.some(({ test }) => test.includes(path)),
  }));
}

const readSheets = (folder: string) =>
  globSync("**/*.css", { cwd: folder }).map((file) => ({ file, css: readFileSync(join(folder, file), "utf8") }));

function gatherPairs(root: string, app: string): ReportedPair[] {
  const sheets = [SIMPLE, ...(app === "simple" ? [] : [`apps/${app}/src`])].flatMap((folder) =>
    readSheets(join(root, folder)),
  );
  const isTokens = ({ file }: { file: string }) => /^(client\/)?tokens\.css$/.test(file);
  const tokens = readTokens(...sheets.filter(isTokens).map(({ css }) => css));
  const pairs = new Map(sheets.flatMap(({ css }) => readPairs(css)).map((pair) => [pair.join(" "), pair]));
  return [...pairs.values()]
    .flatMap(([text, background]) => {
      const [textColour, backgroundColour] = [tokens.get(text), tokens.get(background)];
      if (textColour === undefined || backgroundColour === undefined) return [];
      return [{ text, background, textColour, backgroundColour, ratio: contrast(textColour, backgroundColour) }];
    })
    .toSorted((one, other) => one.ratio - other.ratio);
}
