import { DEMO_CODE_LOGIN, DEMO_LOGIN, SEED_SHOPS } from "@noren/backend/seed/shops";

/** What is printed when the shop is open: its address, how to log in, and the other shops beside it. */
export function welcome(port: number, apiOrigin: string, paymentOrigin: string): string {
  const [, ...others] = SEED_SHOPS;
  return [
    `Noren is open: http://localhost:${port}`,
    `  Member:      ${DEMO_LOGIN.username} / ${DEMO_LOGIN.password}`,
    `  With a code: ${DEMO_CODE_LOGIN.username} / ${DEMO_CODE_LOGIN.password}`,
    ...others.map((shop) => `  Also:        http://${shop}.localhost:${port}`),
    `  Mails:       ${apiOrigin}/outbox`,
    `  Payments:    ${paymentOrigin}/operator`,
    "  Ctrl-C closes the shop; its data is kept.",
  ].join("\n");
}
