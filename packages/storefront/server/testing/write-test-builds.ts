import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A server module whose pages say `text`. */
const pages = (text: string) =>
  `const render = async () => ({ response: new Response(${JSON.stringify(text)}), inline: { scripts: [], styles: [] } });` +
  `export const entry = { module: { createPages: () => render } };`;

/**
 * A folder of builds that is removed when the test ends.
 * @param sources the source of each app's server module; by default pages with the app's name
 */
export function writeTestBuilds(sources: Readonly<Record<string, string | undefined>> = { simple: undefined }): string {
  const apps = mkdtempSync(join(tmpdir(), "noren-apps-"));
  onTestFinished(() => rmSync(apps, { recursive: true }));
  for (const [name, source = pages(name)] of Object.entries(sources)) {
    const build = join(apps, name, "build");
    for (const folder of ["client", "server"]) mkdirSync(join(build, folder), { recursive: true });
    writeFileSync(join(build, "server/index.js"), source);
    writeFileSync(
      join(build, "package.json"),
      JSON.stringify({ name: `@noren/${name}`, version: "1.2.3+abc", type: "module" }),
    );
  }
  return apps;
}
