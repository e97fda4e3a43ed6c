/**
 * `npm run -s spec -- calls|routes|rules` prints, one per line, the calls or routes that exist, or every rule with `none`,
 * `unit` or `wired` and the tests that prove it.
 */
import { listImplementedCalls } from "@noren/backend/routes";
import { listRoutePaths } from "@noren/storefront/screens";
import { listRules } from "./rule-proofs.ts";

const lists: Record<string, () => readonly string[]> = {
  calls: listImplementedCalls,
  routes: listRoutePaths,
  rules: listRules,
};

const list = lists[process.argv[2] ?? ""];
if (list) console.log(list().join("\n"));
else {
  console.error(`Usage: npm run -s spec -- ${Object.keys(lists).join("|")}`);
  process.exitCode = 1;
}
