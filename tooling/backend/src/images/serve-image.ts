import type { Context as Http } from "hono";
import { sendContent } from "../http/file-content.ts";
import { readClientNetwork } from "../http/client-network.ts";
import { createNotFoundError } from "../http/problems.ts";
import type { ImageService } from "./image-service.ts";

const CACHE_FOREVER = "public, max-age=31536000, immutable";
/** For a URL without a content hash: the picture may be replaced. */
const CACHE_ONE_HOUR = "public, max-age=3600";

/** Answers `/storage/…`. @throws ApiError 404 when it is not a picture in a width and format of the contract */
export const serveImage = (images: ImageService) => async (http: Http) => {
  const image = await images(http.req.path);
  if (!image) throw createNotFoundError();
  http.header("etag", image.etag);
  http.header("cache-control", image.isImmutable ? CACHE_FOREVER : CACHE_ONE_HOUR);
  if (http.req.header("if-none-match")?.includes(image.etag)) return http.body(null, 304);
  const content = await image.read(readClientNetwork(http));
  http.header("content-type", image.type);
  return sendContent(http, content);
};
