/** The production server that a build carries as `server.js`: it serves the build that it is in. */
import { runServer } from "./run.ts";

await runServer(import.meta.dirname);
