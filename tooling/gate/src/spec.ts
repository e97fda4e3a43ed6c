/**
 * `npm run -s spec -- calls|routes|rules`, for programs: the calls and routes that are there, one a line; every rule
 * with the tests that prove it, or `none`.
 */
import { implementedCalls } from "@noren/backend/routes";
import { routePaths } from "@noren/storefront/screens";
import { ruleLines } from "./proved-rules.ts";

const lists: Record<string, () => readonly string[]> = {
  calls: implementedCalls,
  routes: routePaths,
  rules: ruleLines,
};

const list = lists[process.argv[2] ?? ""];
if (list) console.log(list().join("\n"));
else {
  console.error(`Usage: npm run -s spec -- ${Object.keys(lists).join("|")}`);
  process.exitCode = 1;
}
