import { readFileSync } from "node:fs";
import { screens } from "@noren/storefront/screens";
import { expect, test } from "vitest";
import { root } from "./house.ts";

const readme = readFileSync(`${root}README.md`, "utf8");

test("the README's table of screens is the one that routes follow from", () => {
  const rows = [...readme.matchAll(/^\| (\w+) +\| `([^`]+)` +\| ([\w-]+) +\| (\w+) +\|$/gm)];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    screens.map(({ id, path, access, layout }) => [id, path, access, layout]),
  );
});

test("every command that the README names is there", () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/(?:`| {4})npm (?:run )?(?:-s )?([a-z]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("every folder that the README names is there, and none is left out", () => {
  const named = [...readme.matchAll(/^\| `((?:packages|tooling)\/[a-z0-9-]+)`/gm)].map(([, folder]) => folder);
  const projects = JSON.parse(readFileSync(`${root}tsconfig.json`, "utf8")) as { references: { path: string }[] };
  const compiled = projects.references.map(({ path }) => path).filter((path) => !path.startsWith("apps/"));
  expect(named.toSorted()).toEqual([...compiled, "tooling/docs", "tooling/studio"].toSorted());
});
