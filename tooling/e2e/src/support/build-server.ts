import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function isLive(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Runs a build's own server in its folder, without this process's environment.
 * @param env further variables of the server
 */
export async function startBuildServer(folder: string, apiOrigin: string, env: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const variables = { PORT: String(port), API_ORIGIN: apiOrigin, WORKERS: "1", NODE_ENV: "production", ...env };
  const server: ChildProcess = spawn(process.execPath, ["server.js"], {
    cwd: folder,
    env: variables,
    stdio: "inherit",
  });
  return { origin, port, isLive: () => isLive(origin), stop: () => void server.kill("SIGTERM") };
}
