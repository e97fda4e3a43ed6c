import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAnchors, findBrokenLinks, listCitingFiles, readCitable, findUnresolvedCitations } from "./citations.ts";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";

const citable = { statements: new Set(["cart.steps"]), decisions: new Set(["0012"]) };
const rules = readFileSync(new URL("../fixtures/rules.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

test("every rule has an anchor in the behaviour documents", () => {
  const { statements } = readCitable();
  expect(rules.filter((rule) => !statements.has(rule))).toEqual([]);
});

test("the list of calls in the behaviour documents is complete", () => {
  const read = (file: string) => readFileSync(join(workspaceRoot, "tooling", file), "utf8");
  const listed = [...read("docs/behaviour/calls.md").matchAll(/^\| `([A-Z]+ [^`]+)`/gm)].map(([, call]) => call);
  expect(listed.toSorted()).toEqual(read("gate/fixtures/calls.txt").trim().split("\n").toSorted());
});

test("every citation resolves", () => {
  const known = readCitable();
  const unresolved = listCitingFiles()
    .filter((file) => !file.startsWith("tooling/gate/src/citations"))
    .flatMap((file) =>
      findUnresolvedCitations(file, readFileSync(join(workspaceRoot, file), "utf8"), known).map(
        (citation) => `${file}: ${citation}`,
      ),
    );
  expect(unresolved).toEqual([]);
});

test("every decision record has a number of its own, in its file name and its title", () => {
  const folder = join(workspaceRoot, "tooling/docs/decisions");
  const files = readdirSync(folder).filter((file) => file !== "README.md");
  const numberOf = (file: string) => file.slice(0, 4);
  expect(files.filter((file) => !readFileSync(join(folder, file), "utf8").startsWith(`# ${numberOf(file)} `))).toEqual(
    [],
  );
  expect(new Set(files.map(numberOf)).size).toBe(files.length);
});

test("every link between documents leads to a file", () => {
  const broken = listCitingFiles()
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      findBrokenLinks(file, readFileSync(join(workspaceRoot, file), "utf8")).map((link) => `${file}: ${link}`),
    );
  expect(broken).toEqual([]);
  expect(findBrokenLinks("README.md", "[a](package.json) [b](https://noren.example) [c](missing.md#part)")).toEqual([
    "missing.md",
  ]);
});

test("every file that the contributing guide names exists", () => {
  const guide = readFileSync(join(workspaceRoot, "tooling/docs/contributing.md"), "utf8");
  const named = [...guide.matchAll(/`((?:packages|apps|tooling)\/[^`<*]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(workspaceRoot, path)))).toEqual([]);
});

test("reads anchors", () => {
  expect(readAnchors('- <a id="cart.steps"></a>**cart.steps** …')).toEqual(["cart.steps"]);
});

test.each([
  ["a rule", "/** Opens the cart [cart.steps]. */", []],
  ["a rule that does not exist", "/** Opens the cart [cart.step]. */", ["cart.step"]],
  ["code that looks like a rule", "const all = [order.id];", []],
  ["a decision", "// See decision 0012.", []],
  ["a decision that does not exist", "// See decision 9999.", ["9999"]],
  ["a section of a document outside the repository", "/** Spec 4: the cart. */", ["Spec 4"]],
])("finds %s", (_, line, unresolved) => {
  expect(findUnresolvedCitations("a.ts", line, citable)).toEqual(unresolved);
});
