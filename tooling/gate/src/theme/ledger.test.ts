import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { showDifferenceSince } from "./show-difference.ts";
import { acceptOriginals, findLedgerFaults, readLedger } from "./ledger.ts";

const ORIGINAL = "packages/ui-simple/src/slots/logo/logo.tsx";

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "noren-ledger-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  write(ORIGINAL, "export const Logo = () => 1;\n");
  write("packages/ui-simple/src/slots/logo/logo.module.css", ".logo {\n}\n");
  write("apps/fl1/package.json", "{}");
  write("apps/fl1/src/slots/logo/logo.tsx", "export const Logo = () => 2;\n");
  git("init", "--quiet");
  git("add", ".");
});

const kinds = () => findLedgerFaults(root).map(({ path, kind }) => `${kind} ${path}`);

test("an override without an entry is unrecorded until it is accepted", () => {
  expect(kinds()).toEqual(["unrecorded slots/logo/logo.tsx"]);
  expect(acceptOriginals(root, "fl1", "slots")).toEqual(["slots/logo/logo.tsx"]);
  expect(kinds()).toEqual([]);
  expect(readLedger(root, "fl1")).toEqual({
    "slots/logo/logo.tsx": { original: git("hash-object", ORIGINAL), safety: "safe" },
  });
});

test("a changed original is reported with its difference until it is accepted, for that override only", () => {
  write("apps/fl1/src/slots/logo/logo.module.css", `@import "@noren/ui-simple/slots/logo/logo.module.css";\n`);
  acceptOriginals(root, "fl1", "");
  write(ORIGINAL, "export const Logo = () => 3;\n");
  write("packages/ui-simple/src/slots/logo/logo.module.css", ".logo {\n  color: red;\n}\n");
  expect(kinds()).toEqual(["changed slots/logo/logo.module.css", "changed slots/logo/logo.tsx"]);
  const [, fault] = findLedgerFaults(root);
  if (fault?.kind !== "changed") throw new Error("expected a changed original");
  const difference = showDifferenceSince(root, fault.recorded, ORIGINAL);
  expect(difference).toContain("-export const Logo = () => 1;");
  expect(difference).toContain("+export const Logo = () => 3;");
  acceptOriginals(root, "fl1", "slots/logo/logo.tsx");
  expect(kinds()).toEqual(["changed slots/logo/logo.module.css"]);
});

test("an entry without its override is reported, and accepting removes it", () => {
  acceptOriginals(root, "fl1", "");
  rmSync(join(root, "apps/fl1/src/slots/logo/logo.tsx"));
  expect(kinds()).toEqual(["removed slots/logo/logo.tsx"]);
  acceptOriginals(root, "fl1", "slots/logo/logo.tsx");
  expect(readFileSync(join(root, "apps/fl1/overrides.json"), "utf8")).toBe("{}\n");
});

test("a clone without the recorded version prints how to get it", () => {
  expect(showDifferenceSince(root, "0".repeat(40), ORIGINAL)).toContain("git fetch --unshallow");
});
