import { createServer, type ListenOptions } from "node:net";
import { StartError } from "@noren/backend/process/start-error";

/** @throws StartError when `port` is in use or not permitted. */
export async function checkPort(port: number): Promise<void> {
  // With a server on the loopback address, binding to all addresses succeeds, but that server gets the requests.
  for (const options of [{ port, host: "127.0.0.1" }, { port }]) {
    try {
      await bind(options);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const reason = code === "EADDRINUSE" ? "is in use" : `cannot be used (${code})`;
      throw new StartError(`Port ${port} ${reason}: choose another one with PORT.`, { cause: error });
    }
  }
}

/** A port that is free at this moment. */
export const freePort = (): Promise<number> => bind({ port: 0, host: "127.0.0.1" });

function bind(options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(options, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
