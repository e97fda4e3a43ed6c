import * as v from "valibot";
import { described } from "../described.ts";
import { exampleText } from "./text.ts";

export const Picture = described(
  "A picture: its size reserves the space, its colour fills it until the image service delivers a width.",
  v.object({
    path: described(
      "Path of the stored file under `SITE.STORAGE_URL`/`SITE.CHANNEL_PREFIX`. The image service serves `<storage>/<prefix>/<path>/<width>.<avif|webp|jpeg>` for the widths of `PICTURE_WIDTHS`; see `pictureUrl`. `none` is a product without a picture.",
      v.string(),
    ),
    width: described("Pixels.", v.pipe(v.number(), v.integer())),
    height: described("Pixels.", v.pipe(v.number(), v.integer())),
    color: described("Dominant colour, `#rrggbb`.", v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
    alt: described("What the picture shows, in Japanese; the product's name where it has no picture.", v.string()),
    is_stand_in: described(
      "True for a photograph of another product, which views mark as such.",
      v.optional(v.boolean()),
    ),
  }),
);
export type Picture = v.InferOutput<typeof Picture>;
export const ProductPicture = described(
  "A picture of a product. Those with the same role and different values show it in the same frame.",
  v.object({
    ...Picture.entries,
    role: v.optional(
      described(
        "What the picture shows beside the product as it is sold: `age` is the product after years of use.",
        exampleText("age"),
      ),
    ),
    value: v.optional(described("Where the picture is on the scale of its role: the years of `age`.", v.number())),
  }),
);
export type ProductPicture = v.InferOutput<typeof ProductPicture>;
export const OptionalPicture = described("The picture; null for none.", v.nullable(Picture));

/** The media types of videos, which all browsers play. */
const VIDEO_TYPES = ["video/mp4", "video/webm"] as const;

export const ProductVideo = described(
  "A video that shows the product.",
  v.object({
    path: described(
      "Path of the file under `SITE.STORAGE_URL`/`SITE.CHANNEL_PREFIX`; answers requests for a part of it.",
      exampleText("studio/donabe.8d0d8d3a7c7f1d2e.mp4"),
    ),
    type: described("The media type of the file.", v.picklist(VIDEO_TYPES)),
    title: described("What the video shows, in Japanese.", exampleText("土鍋の形と釉薬")),
    poster: described("Shown until the video plays; has the video's ratio.", Picture),
    captions: described(
      "Path of the captions in Japanese (WebVTT), like `path`; null for none.",
      v.nullable(exampleText("studio/donabe.1f0c9a55e0b3c7d4.vtt")),
    ),
  }),
);
export type ProductVideo = v.InferOutput<typeof ProductVideo>;
