#!/usr/bin/env node
/** `storefront dev|build`: React Router with this package as its root and the calling app on top of it. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const app = process.cwd();
const [command = "", ...rest] = process.argv.slice(2);
if (command !== "dev" && command !== "build") {
  process.stderr.write("Usage: storefront dev|build\n");
  process.exit(1);
}

const bin = join(dirname(createRequire(import.meta.url).resolve("@react-router/dev/package.json")), "bin.cjs");
const config = join(app, "vite.config.ts");
const child = spawn(process.execPath, [bin, command, import.meta.dirname, "--config", config, ...rest], {
  stdio: "inherit",
  env: { ...process.env, NOREN_APP: app },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
