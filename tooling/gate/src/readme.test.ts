import { readFileSync } from "node:fs";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { screens } from "@noren/storefront/screens";
import { expect, test } from "vitest";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";

const readme = readFileSync(`${workspaceRoot}README.md`, "utf8");

test("the README's table of screens equals the list of screens", () => {
  const rows = [...readme.matchAll(/^\| (\w+) +\| `([^`]+)` +\| ([\w-]+) +\| (\w+) +\|$/gm)];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    screens.map(({ id, path, access, layout }) => [id, path, access, layout]),
  );
});

test("every command that the README names exists", () => {
  const { scripts } = JSON.parse(readFileSync(`${workspaceRoot}package.json`, "utf8")) as {
    scripts: Record<string, string>;
  };
  const named = [...readme.matchAll(/(?:`| {4})npm (?:run )?(?:-s )?([a-z]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("the README lists every package and no other folder", () => {
  const named = [...readme.matchAll(/^\| `((?:packages|tooling)\/[a-z0-9-]+)`/gm)].map(([, folder]) => folder);
  const packages = (["packages", "tooling"] as const).flatMap((group) =>
    listPackages(workspaceRoot, group).map((name) => `${group}/${name}`),
  );
  expect(named.toSorted()).toEqual([...packages, "tooling/docs"].toSorted());
});
