import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { parseJson } from "../http/parse-json.ts";
import { PictureError, storePicture } from "../images/store-picture.ts";
import { StartError } from "../process/start-error.ts";
import { openStudio, type Studio } from "../seed/studio.ts";
import { contentFileCopy as copy } from "./content-file.copy.ts";

/** The file that says what each picture shows. */
export const PICTURE_LIST = "pictures.json";

/** What each picture shows, by name of its file. */
const AltTexts = v.record(v.string(), v.pipe(v.string(), v.trim(), v.minLength(1)));

/**
 * The pictures to which the files of a folder may refer: those in its `pictures` folder that `pictures.json` describes, and
 * the photo studio's shots.
 *
 * @throws StartError that lists missing and unreadable pictures
 */
export async function openContentStudio(folder: string, dataDir: string): Promise<Studio> {
  const studio = await openStudio();
  const list = join(folder, PICTURE_LIST);
  if (!existsSync(list)) return studio;
  const json = parseJson(await readFile(list, "utf8"));
  if (json === undefined) throw new StartError(copy.errors([copy.notJson(basename(list))]));
  const parsed = v.safeParse(AltTexts, json);
  if (!parsed.success) throw new StartError(copy.errors([copy.noAlt]));
  const shots = new Map(studio.shots);
  const pictures = new Map(studio.pictures);
  const errors: string[] = [];
  for (const [name, alt] of Object.entries(parsed.output)) {
    const file = join(folder, "pictures", name);
    if (name !== basename(name) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      errors.push(copy.noPicture(name));
      continue;
    }
    try {
      pictures.set(name, { ...(await storePicture(dataDir, await readFile(file))), alt });
      shots.set(name, { name, model: "", params: {}, format: "", tags: [] });
    } catch (cause) {
      if (!(cause instanceof PictureError)) throw cause;
      errors.push(copy.badPicture(name));
    }
  }
  if (errors.length > 0) throw new StartError(copy.errors(errors));
  return { shots, pictures };
}
