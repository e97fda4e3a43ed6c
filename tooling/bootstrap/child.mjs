import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Unusable } from "./fault.mjs";
import { onParentGone } from "./parent.mjs";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a command as if it were this process: same terminal, signals handed on, its exit code as the answer.
 * Asynchronous, since `spawnSync` would swallow SIGTERM and leave the command behind.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code; 128 + n after signal n, as shells count
 */
export function runInherited(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: "inherit" });
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
    onParentGone(() => child.kill("SIGTERM"));
    child.on("error", (error) => reject(new Unusable(`${command} cannot be run: ${error.message}`)));
    child.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * Runs a command that installs something: no questions asked, its output shown on stderr when wanted and kept.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, show?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCaptured(command, args, { cwd, env, show = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (show) process.stderr.write(chunk);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, stop);
    child.on("error", (error) => reject(new Unusable(`${command} cannot be run: ${error.message}`)));
    child.on("close", (code, signal) => {
      for (const name of SIGNALS) process.off(name, stop);
      if (signal) reject(new Unusable(`Stopped while installing (${signal}).`));
      else resolve({ code: code ?? 1, output });
    });
  });
}
