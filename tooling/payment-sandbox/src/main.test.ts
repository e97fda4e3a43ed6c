import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { testDatabase } from "@noren/backend/testing/database";
import { expect, it, onTestFinished } from "vitest";

it("exits with a one-line message when its port is in use", { timeout: 30_000 }, async () => {
  const { url } = await testDatabase();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const sandbox = spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      PAYMENT_SANDBOX_ORIGIN: `http://127.0.0.1:${port}`,
      PAYMENT_SANDBOX_SECRET: "secret",
      PAYMENT_CALLBACK_URL: "http://127.0.0.1:1/callback",
    },
  });
  onTestFinished(() => void sandbox.kill());
  let said = "";
  sandbox.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  expect(await once(sandbox, "close")).toEqual([1, null]);
  expect(said).toBe(`Port ${port} is in use: choose another.\n`);
});
