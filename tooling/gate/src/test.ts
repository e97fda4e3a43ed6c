/** `npm test`: the gate, and the built shop in a browser. */
import { ensureChromium } from "./chromium.ts";
import { runAll } from "./run-all.ts";
import { browserTests, builds, sizeBudget, sourceChecks, unitTests } from "./stages.ts";

ensureChromium();
process.exitCode = await runAll([...sourceChecks, ...unitTests, builds, sizeBudget, browserTests]);
