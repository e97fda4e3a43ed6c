import { DEMO_LOGIN } from "@noren/backend/seed/shops";
import { localOrigin } from "@noren/backend/shop/local-origin";

export interface OpenShop {
  port: number;
  /** Keys of the existing channels; the first one is printed for an app without a channel. */
  shops: readonly string[];
  apiOrigin: string;
  paymentOrigin: string;
  /** The app in development. */
  app?: string;
}

/** Formats what `npm start` and `npm run dev` print: the URLs of the shops and of the tools, and the demo login. */
export function formatWelcome({ port, shops, apiOrigin, paymentOrigin, app }: OpenShop): string {
  const [first = "simple"] = shops;
  const shop = shops.find((key) => key === app) ?? first;
  return [
    `Noren is open: ${localOrigin(shop, port)}`,
    ...(app !== undefined && shop !== app
      ? [`  ${app} has no channel of its own yet: npm run channel -- ${app} --from ${first}`]
      : []),
    `  Member:   ${DEMO_LOGIN.username} / ${DEMO_LOGIN.password}`,
    ...shops.filter((key) => key !== shop).map((key) => `  Also:     ${localOrigin(key, port)}`),
    `  Mails:    ${apiOrigin}/outbox`,
    `  Payments: ${paymentOrigin}/operator`,
    "  Ctrl-C closes the shop; its data is kept.",
  ].join("\n");
}
