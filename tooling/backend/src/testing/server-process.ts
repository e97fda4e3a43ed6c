import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const CACHE = new URL("../process/cache-resolutions.ts", import.meta.url).href;
const OPEN = fileURLToPath(new URL("open-server.ts", import.meta.url));

export interface ServerProcess {
  origin: string;
  /** Kills the process with SIGKILL, so that it cannot clean up. */
  kill(): Promise<void>;
}

/** Serves a test's database in a separate Node process until it is killed. */
export async function startServerProcess({ url, secret }: { url: string; secret: string }): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", CACHE, OPEN, url, secret], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { origin: line.toString().trim(), kill };
}
