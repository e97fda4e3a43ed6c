import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { cacheFolder } from "../cache-folder.ts";

const GROUPS = ["apps", "packages"];
const EXCLUDED = new Set(["node_modules", "build", ".react-router"]);

/**
 * Copies the files that generators change into a folder below the project's node_modules, where imports find the same
 * dependencies. The packages of the copy import each other. For tests.
 */
export function copyWorkspace(): string {
  const copy = join(cacheFolder, `workspace-${process.pid}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const file of ["README.md", "tsconfig.base.json", ".oxfmtrc.json", "tooling/vite"])
    copyTree(join(workspaceRoot, file), join(copy, file));
  for (const group of GROUPS) {
    for (const name of readdirSync(join(workspaceRoot, group)))
      copyPackage(join(workspaceRoot, group, name), join(copy, group, name), copy);
  }
  return copy;
}

const copyTree = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, filter: (path) => !EXCLUDED.has(basename(path)) });

function copyPackage(from: string, to: string, copy: string): void {
  copyTree(from, to);
  const modules = join(from, "node_modules");
  if (!existsSync(modules)) return;
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(modules, name)).map((each) => `${name}/${each}`) : [name],
  );
  for (const name of names.filter((each) => !each.startsWith("."))) {
    const own = name.startsWith("@noren/") ? GROUPS.map((group) => join(copy, group, basename(name))) : [];
    const inCopy = own.find((folder) => existsSync(folder.replace(copy, workspaceRoot)));
    mkdirSync(join(to, "node_modules", name, ".."), { recursive: true });
    symlinkSync(inCopy ?? join(modules, name), join(to, "node_modules", name));
  }
}
