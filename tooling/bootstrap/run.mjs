// `node tooling/bootstrap/run.mjs COMMAND…` installs the toolchain and the workspace when needed and runs a
// command of the project. It needs only npm and Node 20 or newer, so it is plain JavaScript without dependencies. It
// prints to stderr, so that stdout contains only the command's output.
import { runInherited } from "./child.mjs";
import { withConfig } from "./tool-config.mjs";
import { prepareToolchain } from "./toolchain.mjs";
import { UserError } from "./user-error.mjs";
import { prepareWorkspace } from "./workspace.mjs";

try {
  const [command, ...args] = withConfig(process.argv.slice(2));
  if (!command) throw new UserError("Usage: node tooling/bootstrap/run.mjs COMMAND [ARGUMENT…]");
  const env = await prepareToolchain();
  await prepareWorkspace(env);
  process.exitCode = await runInherited(command, args, env);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
