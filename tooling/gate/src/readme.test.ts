import { readFileSync } from "node:fs";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { screens } from "@noren/contract/screens";
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

test("the classes that the guide for a new theme styles are Simple's", () => {
  const guide = readFileSync(`${workspaceRoot}tooling/docs/theme-teams.md`, "utf8");
  const steps = [
    ...guide.matchAll(/override mono\/client (\S+\.module\.css)[\s\S]*?@layer client \{([\s\S]*?)\n {8}\}/g),
  ];
  const classes = steps.flatMap(([, sheet = "", rules = ""]) =>
    [...rules.matchAll(/\.([\w-]+) \{/g)].map(([, name = ""]) => ({ sheet, name })),
  );
  expect(classes.length).toBeGreaterThan(3);
  const isMissing = ({ sheet, name }: { sheet: string; name: string }) =>
    !readFileSync(`${workspaceRoot}packages/ui-simple/src/${sheet}`, "utf8").includes(`.${name} {`);
  expect(classes.filter(isMissing)).toEqual([]);
});
