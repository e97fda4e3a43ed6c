import { spawn } from "node:child_process";
import { constants } from "node:os";
import { onParentGone } from "./parent.mjs";
import { STOP_SIGNALS } from "./stop-signals.mjs";
import { UserError } from "./user-error.mjs";

/**
 * Runs a command in this terminal, forwards signals to it and returns its exit code. `spawnSync` would block SIGTERM and
 * leave the command running.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code; 128 + n after signal n, as shells count
 */
export function runInherited(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: "inherit" });
    for (const signal of STOP_SIGNALS) process.on(signal, () => child.kill(signal));
    onParentGone(() => child.kill("SIGTERM"));
    child.on("error", (error) => reject(new UserError(`${command} cannot be run: ${error.message}`)));
    child.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * Runs a command without a terminal and captures its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCaptured(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    child.on("error", (error) => reject(new UserError(`${command} cannot be run: ${error.message}`)));
    child.on("close", (code, signal) => {
      for (const name of STOP_SIGNALS) process.off(name, stop);
      if (signal) reject(new UserError(`Stopped while installing (${signal}).`));
      else resolve({ code: code ?? 1, output });
    });
  });
}
