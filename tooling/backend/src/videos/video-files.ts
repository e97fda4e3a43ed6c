import { join } from "node:path";
import { hashContent } from "../images/content-hash.ts";
import { videosFolder } from "./store-video.ts";
import { findStudioVideoFile } from "./studio-videos.ts";
import { extensionOf, typeOf } from "./video-type.ts";

export interface VideoFile {
  /** On this machine; the file may be missing. */
  path: string;
  type: (typeof typeOf)[keyof typeof typeOf];
  hash: string;
}

/** Finds the file of a video, or of its captions, by its path under `/storage`; undefined for an unknown path. */
export type VideoFiles = (path: string) => Promise<VideoFile | undefined>;

/** Valid paths; any other is a 404 before a file is read. */
const PATH = /^(?:studio\/([a-z0-9-]{1,80})\.([0-9a-f]{16})|imported\/([0-9a-f]{16}))\.(?:mp4|webm|vtt)$/;

/** The videos of the studio, and those that an import has stored in `dataDir`. */
export const createVideoFiles =
  (dataDir: string): VideoFiles =>
  async (path) => {
    const [match, studio, studioHash, imported] = PATH.exec(path) ?? [];
    if (match === undefined) return undefined;
    const extension = extensionOf(match);
    const type = typeOf[extension];
    if (imported) return { path: join(videosFolder(dataDir), `${imported}.${extension}`), type, hash: imported };
    const file = studio && (await findStudioVideoFile(studio, extension));
    // A former content of the studio's file is gone.
    return file && (await hashContent(file)) === studioHash ? { path: file, type, hash: studioHash } : undefined;
  };
