import { createServer, type Server } from "node:net";
import { promisify } from "node:util";
import { StartError } from "../process/start-error.ts";

/** Makes a server listen on the loopback address; port 0 takes a free one. @throws StartError when the port is in use. */
export function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === "EADDRINUSE" ? "is in use: choose another" : `cannot be used (${cause.code})`;
      reject(new StartError(`Port ${port} ${reason}.`, { cause }));
    });
    server.listen(port, "127.0.0.1", resolve);
  });
}

/** Checks that a server could listen on the port. @throws StartError when it is in use. */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  await bind(probe, port);
  await promisify(probe.close.bind(probe))();
}
