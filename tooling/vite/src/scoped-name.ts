import { basename } from "node:path";
import { within } from "./names.ts";

const nameOf = (path: string) => basename(path.split("?")[0] ?? path, ".module.css");

/**
 * The class names of a build, for people to read and for compression to love: `button_primary`; a theme's own file of
 * the same name says whose it is (`fl1-slots-mark-mark_mark`). Names of files are unique within ui-simple (tested),
 * paths are so within an app.
 */
export function scopedName({ appDir, simple }: { appDir: string; simple: string }) {
  return (local: string, file: string): string => {
    const path = file.split("?")[0] ?? file;
    if (within(simple, path) !== undefined) return `${nameOf(path)}_${local}`;
    const inApp = within(`${appDir}/src`, path);
    const where = inApp === undefined ? nameOf(path) : inApp.replace(/\.module\.css$/, "").replaceAll("/", "-");
    return `${basename(appDir)}-${where}_${local}`;
  };
}
