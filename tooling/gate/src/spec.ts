/** `npm run -s spec -- calls|routes|rules`: what is there of the specification, one line each, for programs. */
import { implementedCalls } from "@noren/backend/routes";
import { routePaths } from "@noren/storefront/screens";
import { provedRules } from "./proved-rules.ts";

const lists: Record<string, () => readonly string[]> = {
  calls: implementedCalls,
  routes: routePaths,
  rules: provedRules,
};

const list = lists[process.argv[2] ?? ""];
if (list) console.log(list().join("\n"));
else {
  console.error(`Usage: npm run -s spec -- ${Object.keys(lists).join("|")}`);
  process.exitCode = 1;
}
