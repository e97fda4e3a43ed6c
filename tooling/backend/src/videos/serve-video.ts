import type { Context as Http } from "hono";
import { openFile } from "../http/file-content.ts";
import { createNotFoundError } from "../http/problems.ts";
import { sendPart } from "../http/send-part.ts";
import type { VideoFiles } from "./video-files.ts";

/** The route of videos and their captions, next to the pictures under the same prefix. */
export const VIDEO_ROUTE = "/storage/:prefix/:folder{studio|imported}/:file{[a-z0-9.-]+\\.(?:mp4|webm|vtt)}";

/** Serves a video or captions, whole or the requested part. @throws ApiError 404 for an unknown file */
export const serveVideo =
  (videos: VideoFiles) =>
  async (http: Http): Promise<Response> => {
    const video = await videos(`${http.req.param("folder")}/${http.req.param("file")}`);
    if (!video) throw createNotFoundError();
    http.header("cache-control", "public, max-age=31536000, immutable");
    http.header("etag", `"${video.hash}"`);
    http.header("content-type", video.type);
    return sendPart(http, (part) => openFile(video.path, part));
  };
