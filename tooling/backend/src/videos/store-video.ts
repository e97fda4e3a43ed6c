import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ProductVideo } from "@noren/contract";
import { writeWholeFile } from "../images/write-whole-file.ts";
import { hashOf } from "../images/content-hash.ts";
import { typeOf, type VideoExtension } from "./video-type.ts";

/** Folder of imported videos and captions. */
export const videosFolder = (dataDir: string): string => join(dataDir, "videos");

/** The file is neither a video in a known format nor captions. */
export class VideoError extends Error {
  override readonly name = "VideoError";
}

/**
 * Stores an external video, the same one once. Its content stays as it is: browsers decode it, not this server.
 *
 * @throws VideoError when the bytes are neither MP4 nor WebM
 */
export async function storeVideo(dataDir: string, bytes: Buffer): Promise<Pick<ProductVideo, "path" | "type">> {
  const extension = detectVideo(bytes);
  if (!extension) throw new VideoError("The file is neither MP4 nor WebM");
  return { path: await store(dataDir, bytes, extension), type: typeOf[extension] };
}

/**
 * Stores external captions. Returns their path.
 *
 * @throws VideoError when the bytes are not WebVTT
 */
export async function storeCaptions(dataDir: string, bytes: Buffer): Promise<string> {
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  if (!/^WEBVTT[ \t\r\n]/.test(text) || text.includes("\uFFFD"))
    throw new VideoError("The file is not WebVTT in UTF-8");
  return store(dataDir, bytes, "vtt");
}

/** By the first bytes: the box `ftyp` of MP4, the EBML header of WebM with its document type. */
function detectVideo(bytes: Buffer): "mp4" | "webm" | undefined {
  if (bytes.subarray(4, 8).toString("latin1") === "ftyp") return "mp4";
  const isEbml = bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
  return isEbml && bytes.subarray(0, 64).includes("webm") ? "webm" : undefined;
}

async function store(dataDir: string, bytes: Buffer, extension: VideoExtension): Promise<string> {
  const name = `${hashOf(bytes)}.${extension}`;
  const file = join(videosFolder(dataDir), name);
  if (!existsSync(file)) await writeWholeFile(file, bytes);
  return `imported/${name}`;
}
