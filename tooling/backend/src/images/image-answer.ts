import type { Context as Http } from "hono";
import { notFound } from "../http/problems.ts";
import type { ImageService } from "./image-service.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
/** For an address that does not name the content it leads to: the picture may be retaken. */
const FOR_AN_HOUR = "public, max-age=3600";

/** Answers `/storage/…`. @throws ApiError 404 for whatever is no picture in a width and format of the contract. */
export const imageAnswer = (images: ImageService) => async (http: Http) => {
  const image = await images(http.req.path);
  if (!image) throw notFound();
  http.header("etag", image.etag);
  http.header("cache-control", image.isImmutable ? FOR_EVER : FOR_AN_HOUR);
  if (http.req.header("if-none-match")?.includes(image.etag)) return http.body(null, 304);
  const bytes = await image.read();
  http.header("content-type", image.type);
  return http.body(new Uint8Array(bytes));
};
