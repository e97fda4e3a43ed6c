import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { expect, test } from "vitest";

test("each browser test that the list of orders names exists", () => {
  const list = readFileSync(join(workspaceRoot, "tooling/docs/browser-flows.md"), "utf8").replaceAll("\n", " ");
  const titles = [...list.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code).filter((code) => code.includes(" "));
  const tests = globSync("tooling/e2e/src/**/*.e2e.ts", { cwd: workspaceRoot })
    .map((file) => readFileSync(join(workspaceRoot, file), "utf8"))
    .join("\n");
  expect(titles.length).toBeGreaterThanOrEqual(12);
  expect(titles.filter((title) => !tests.includes(title))).toEqual([]);
});
