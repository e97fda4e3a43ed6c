import type { Surroundings } from "../http/serve.ts";
import type { Viewpoint } from "./product-info.ts";

/** The viewpoint of a request. */
export const viewpointOf = ({
  channel,
  memberId,
  now,
}: Pick<Surroundings, "channel" | "memberId" | "now">): Viewpoint => ({
  channelId: channel.id,
  memberId,
  now: now(),
});
