import type { Settings } from "@noren/contract";
import type { RequestContext } from "../context/request-context.ts";
import { cardService } from "./card-service.ts";
import { serviceOf } from "../payment/service/service-of.ts";

/**
 * The settings that let a shop's pages load the script which turns a card into a token, and name who is behind it: those of
 * the service that its cards are paid by, nulls where they are not. They are the process's to know, not the shop's row.
 */
export function cardScriptSettings({
  channel,
  services,
}: Pick<RequestContext, "channel" | "services">): Pick<
  Settings,
  "PAYMENT.SERVICE.SCRIPT_URL" | "PAYMENT.SERVICE.PROVIDER"
> {
  const code = cardService(channel);
  const settings = code === undefined ? null : serviceOf({ services }, code).settings();
  return {
    "PAYMENT.SERVICE.SCRIPT_URL": settings?.script_url ?? null,
    "PAYMENT.SERVICE.PROVIDER": settings?.provider ?? null,
  };
}
