// `node tooling/bootstrap/run.mjs COMMAND…` runs a command of the project on a bare machine: Node 18 or newer and
// npm are enough. Plain JavaScript without dependencies, since it runs before anything is installed. It
// prints to stderr only, so that stdout contains nothing but the command's output.
import { runInherited } from "./child.mjs";
import { Unusable } from "./fault.mjs";
import { withConfig } from "./tool-config.mjs";
import { prepareToolchain } from "./toolchain.mjs";
import { prepareWorkspace } from "./workspace.mjs";

try {
  const [command, ...args] = withConfig(process.argv.slice(2));
  if (!command) throw new Unusable("Usage: node tooling/bootstrap/run.mjs COMMAND [ARGUMENT…]");
  const env = await prepareToolchain();
  await prepareWorkspace(env);
  process.exitCode = await runInherited(command, args, env);
} catch (fault) {
  if (!(fault instanceof Unusable)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
