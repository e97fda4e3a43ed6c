import * as v from "valibot";
import { Picture } from "./catalogue.ts";

/** A printed catalogue, as one leafs through it (`/flip-book`) or orders it (`/catalog-order`). */
export const Catalog = v.object({
  id: v.number(),
  key: v.string(),
  title: v.string(),
  /** Plain text. */
  lead: v.string(),
  /** YYYY-MM-DD. */
  issued_on: v.string(),
  /** Whether printed ones are still sent. */
  is_orderable: v.boolean(),
  cover: Picture,
  pages: v.array(
    v.object({
      image: Picture,
      heading: v.string(),
      /** Plain text. */
      text: v.string(),
      /** Products on the page that are on show. */
      products: v.array(v.object({ key: v.string(), name: v.string() })),
    }),
  ),
});
export type Catalog = v.InferOutput<typeof Catalog>;
