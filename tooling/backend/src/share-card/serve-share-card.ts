import { pictureUrl } from "@noren/contract";
import type { Context as Http } from "hono";
import { LRUCache } from "lru-cache";
import { findProduct } from "../catalogue/product.ts";
import { readClientNetwork } from "../http/client-network.ts";
import { createNotFoundError } from "../http/problems.ts";
import { limitConcurrency } from "../process/limit-concurrency.ts";
import type { AppOptions } from "../server/app-options.ts";
import { renderShareCard } from "./render-share-card.ts";
import { signCard } from "../catalogue/share-card.ts";

/** The route of cards, next to the pictures under the same prefix. */
export const CARD_ROUTE = "/storage/:prefix/card/:key/:signature/1200.jpeg";

/** Cards of some 60 kB that are kept, and requests that may wait for one. */
const KEPT_MAX = 200;
const WAITING_MAX = 50;

/** Serves the card of a product. @throws ApiError 404 where the signature is not that of the product as it is now */
export function serveShareCard({ db, browsingDb, findChannel, images, secret, now }: AppOptions) {
  const cards = new LRUCache<string, Promise<Buffer>>({ max: KEPT_MAX });
  const runLimited = limitConcurrency({ max: 1, maxWaiting: WAITING_MAX });
  return async (http: Http<object, typeof CARD_ROUTE>): Promise<Response> => {
    const channel = await findChannel(http.req.header("x-channel"));
    const { prefix, key, signature } = http.req.param();
    if (prefix !== channel.settings["SITE.CHANNEL_PREFIX"]) throw createNotFoundError();
    const context = { channelId: channel.id, memberId: null, now: now() };
    const product = await findProduct(browsingDb ?? db, channel, context, key, now());
    if (product === undefined || signCard(secret, channel, product) !== signature) throw createNotFoundError();
    const network = readClientNetwork(http);
    let card = cards.get(signature);
    if (!card) {
      card = runLimited(network, async () => {
        const image = await images(pictureUrl(`/storage/${prefix}`, product.image, 800, "jpeg"));
        return renderShareCard({
          name: product.name,
          shop: channel.settings["SITE.NAME"],
          picture: image ? Buffer.from(await new Response((await image.read(network)).stream).arrayBuffer()) : null,
          color: product.image.color,
        });
      });
      cards.set(signature, card);
      card.catch(() => cards.delete(signature));
    }
    http.header("cache-control", "public, max-age=31536000, immutable");
    http.header("content-type", "image/jpeg");
    return http.body(new Uint8Array(await card));
  };
}
