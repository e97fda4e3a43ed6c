import { createServer } from "node:net";
import { expect, test } from "vitest";
import { checkPort, freePort } from "./ports.ts";

test.each([["127.0.0.1"], [undefined]])("reports the number of a port in use on %s", async (host) => {
  const port = await freePort();
  await expect(checkPort(port)).resolves.toBeUndefined();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen({ port, host }, resolve));
  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((resolve) => server.close(resolve));
});
