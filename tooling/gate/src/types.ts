/** Checks the types of everything: of the sources, and of each override against what it replaces. */
import { spawnSync } from "node:child_process";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { writeOverrideTypes } from "./theme/override-types.ts";

writeOverrideTypes(workspaceRoot);
const { status } = spawnSync("tsc", ["-b", "--checkers", "1", "--pretty", "false"], { stdio: "inherit" });
process.exitCode = status ?? 1;
