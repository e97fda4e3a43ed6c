import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Picture, ProductVideo } from "@noren/contract";
import { hashContent } from "../images/content-hash.ts";
import { extensionOf, typeOf, type VideoExtension } from "./video-type.ts";

const STUDIO = new URL("../../../studio/", import.meta.url);

/** An entry of the studio's `videos.json`. */
interface Entry {
  file: string;
  captions?: string;
  /** The name of the picture that is shown until the video plays. */
  poster: string;
  title: string;
}

/** The studio's videos by name. Their paths contain the file's hash, so that they may be cached forever. */
export async function readStudioVideos(
  pictures: ReadonlyMap<string, Picture>,
): Promise<ReadonlyMap<string, ProductVideo>> {
  const videos = await Promise.all(
    [...(await readEntries())].map(async ([name, { file, captions, poster, title }]) => {
      const picture = pictures.get(poster);
      if (!picture) throw new Error(`videos.json: the poster "${poster}" is not a picture of the studio`);
      const extension = extensionOf(file);
      if (extension === "vtt") throw new Error(`videos.json: "${file}" is not a video`);
      const video: ProductVideo = {
        path: await toPath(name, file),
        type: typeOf[extension],
        title,
        poster: picture,
        captions: captions === undefined ? null : await toPath(name, captions),
      };
      return [name, video] as const;
    }),
  );
  return new Map(videos);
}

/** The file of a video, or of its captions, by name; undefined when the studio has none. */
export async function findStudioVideoFile(name: string, extension: VideoExtension): Promise<string | undefined> {
  const entry = (await readEntries()).get(name);
  const file = [entry?.file, entry?.captions].find((each) => each?.endsWith(`.${extension}`));
  return file && pathOf(file);
}

const toPath = async (name: string, file: string) =>
  `studio/${name}.${await hashContent(pathOf(file))}.${extensionOf(file)}`;

const pathOf = (file: string) => fileURLToPath(new URL(file, STUDIO));

async function readEntries(): Promise<ReadonlyMap<string, Entry>> {
  const text = await readFile(new URL("videos.json", STUDIO), "utf8");
  return new Map(Object.entries(JSON.parse(text) as Record<string, Entry>));
}
