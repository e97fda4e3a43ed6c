import type { Settings } from "@noren/contract";
import type { RequestContext } from "../context/request-context.ts";
import { cardService } from "./card-service.ts";
import { serviceOf } from "../payment/service/service-of.ts";

/**
 * The settings for the payment service's script, which exchanges a card for a token, and its provider; null if the shop
 * accepts no cards. They depend on the services configured in this process, so the channel's row does not contain them.
 */
export function cardScriptSettings({
  channel,
  services,
}: Pick<RequestContext, "channel" | "services">): Pick<
  Settings,
  "PAYMENT.SERVICE.SCRIPT_URL" | "PAYMENT.SERVICE.ORIGINS" | "PAYMENT.SERVICE.PROVIDER"
> {
  const code = cardService(channel);
  const settings = code === undefined ? null : serviceOf({ services }, code).settings();
  return {
    "PAYMENT.SERVICE.SCRIPT_URL": settings?.script_url ?? null,
    ...(settings?.origins && { "PAYMENT.SERVICE.ORIGINS": settings.origins }),
    "PAYMENT.SERVICE.PROVIDER": settings?.provider ?? null,
  };
}
