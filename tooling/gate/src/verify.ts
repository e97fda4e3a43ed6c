/** `npm run verify`: what every change passes before it is shared. */
import { ensureChromium } from "./chromium.ts";
import { runAll } from "./run-all.ts";
import { sourceChecks, unitTests } from "./stages.ts";

ensureChromium();
process.exitCode = await runAll([...sourceChecks, ...unitTests]);
