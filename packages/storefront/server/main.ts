/** The production server from its sources, for the builds of this repository; README.md lists its variables. */
import { join } from "node:path";
import { runServer } from "./run.ts";

await runServer(join(import.meta.dirname, "../../../apps"));
