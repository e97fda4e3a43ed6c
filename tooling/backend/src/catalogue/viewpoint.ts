import type { ShopContext } from "../context/request-context.ts";
import type { Viewpoint } from "./product-info.ts";

/** The viewpoint of a request. */
export const viewpointOf = ({
  channel,
  memberId,
  now,
}: Pick<ShopContext, "channel" | "memberId" | "now">): Viewpoint => ({
  channelId: channel.id,
  memberId,
  now: now(),
});
