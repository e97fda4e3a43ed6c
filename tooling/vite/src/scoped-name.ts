import { basename } from "node:path";
import { within } from "./names.ts";

const nameOf = (path: string) => basename(path.split("?")[0] ?? path, ".module.css");

/**
 * Creates the class names of a build, which are readable and compress well: `button_primary`, for an app's file with the
 * app and the path (`fl1-slots-logo-logo_logo`). File names are unique within ui-simple (a test checks it).
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
