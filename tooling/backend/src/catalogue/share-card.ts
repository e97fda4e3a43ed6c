import { createHmac } from "node:crypto";
import type { Picture, Product } from "@noren/contract";
import type { Channel } from "../db/schema/shop.ts";

/** The size in pixels that social networks show whole. */
export const CARD = { width: 1200, height: 630 } as const;

/** What a card shows. */
export type CardContent = Pick<Product, "key" | "name" | "image">;

/**
 * The signature of what a card shows: only pages with the product have the URL of its card, and a changed product has
 * another one.
 */
export const signCard = (secret: string, channel: Channel, { key, name, image }: CardContent): string =>
  createHmac("sha256", `card:${secret}`)
    .update(JSON.stringify([channel.id, channel.settings["SITE.NAME"], key, name, image.path]))
    .digest("hex")
    .slice(0, 16);

/** The picture of a product with its name, for social networks. */
export const toShareCard = (secret: string, channel: Channel, product: CardContent): Picture => ({
  path: `card/${encodeURIComponent(product.key)}/${signCard(secret, channel, product)}`,
  ...CARD,
  color: product.image.color,
  alt: product.name,
});
