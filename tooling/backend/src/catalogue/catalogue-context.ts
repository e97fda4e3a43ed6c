import type { ShopContext } from "../context/request-context.ts";
import type { CatalogueContext } from "./product-info.ts";

/** The catalogue context of a request. */
export const catalogueContextOf = ({ channel, memberId, now }: ShopContext): CatalogueContext => ({
  channelId: channel.id,
  memberId,
  now: now(),
});
