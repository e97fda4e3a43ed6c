import { join } from "node:path";
import { workspaceRoot } from "./workspace-root.ts";
import { type Service, startService } from "./service.ts";
import { StartError } from "@noren/backend/process/start-error";

/** Builds the apps whose sources changed since their last build. */
export function startBuild(): Service {
  const turbo = join(workspaceRoot, "node_modules/turbo/bin/turbo");
  return startService({
    name: "The build",
    args: [turbo, "run", "build", "--filter=./apps/*", "--output-logs=errors-only", "--ui=stream"],
    cwd: workspaceRoot,
    env: { TURBO_TELEMETRY_DISABLED: "1" },
    isQuiet: true,
  });
}

/** @throws StartError with the output of a failed build */
export async function waitForBuild(build: Service): Promise<void> {
  const code = await build.ended;
  if (code !== 0) throw new StartError(`${build.output().trimEnd()}\nThe apps could not be built (${code}).`);
}
