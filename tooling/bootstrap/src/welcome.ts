import { DEMO_LOGIN, SEED_SHOPS } from "@noren/backend/seed/shops";
import { localOrigin } from "@noren/backend/shop/local-origin";

/**
 * What is printed when the shop is open: its address, how to log in, and the other shops beside it.
 * @param app whose shop comes first; one without a shop of its own is seen in the first shop
 */
export function welcome(port: number, apiOrigin: string, paymentOrigin: string, app?: string): string {
  const shop = SEED_SHOPS.find((key) => key === app) ?? SEED_SHOPS[0];
  return [
    `Noren is open: ${localOrigin(shop, port)}`,
    `  Member:   ${DEMO_LOGIN.username} / ${DEMO_LOGIN.password}`,
    ...SEED_SHOPS.filter((key) => key !== shop).map((key) => `  Also:     ${localOrigin(key, port)}`),
    `  Mails:    ${apiOrigin}/outbox`,
    `  Payments: ${paymentOrigin}/operator`,
    "  Ctrl-C closes the shop; its data is kept.",
  ].join("\n");
}
