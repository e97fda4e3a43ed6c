import { StartError } from "./start-error.ts";

/** Reads `PORT`, where the shop listens: 3000 by default. @throws StartError when it is not a port */
export function readPort(env: NodeJS.ProcessEnv): number {
  const port = Number(env["PORT"] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`PORT is ${env["PORT"]}, but a port is a number from 1 to 65535.`);
  return port;
}
