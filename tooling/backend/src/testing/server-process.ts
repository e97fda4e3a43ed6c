import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const OPEN = fileURLToPath(new URL("open-server.ts", import.meta.url));

export interface ServerProcess {
  origin: string;
  /** Ends it as a power cut would: without a chance to put anything in order. */
  kill(): Promise<void>;
}

/** Serves a test's database by a Node of its own, until it is killed. */
export async function startServerProcess({ url, secret }: { url: string; secret: string }): Promise<ServerProcess> {
  const child = spawn(process.execPath, [OPEN, url, secret], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close");
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { origin: line.toString().trim(), kill };
}
