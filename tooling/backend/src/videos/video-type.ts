import type { ProductVideo } from "@noren/contract";

/** The media types of videos and their captions, by the extension of the file. */
export const typeOf = {
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt",
} as const satisfies Record<string, ProductVideo["type"] | "text/vtt">;
export type VideoExtension = keyof typeof typeOf;

/** @throws Error for a file that is neither a video nor captions */
export function extensionOf(file: string): VideoExtension {
  const extension = file.slice(file.lastIndexOf(".") + 1);
  if (!Object.hasOwn(typeOf, extension)) throw new Error(`"${file}" is neither a video nor captions`);
  return extension as VideoExtension;
}
