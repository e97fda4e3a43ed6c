import { DEMO_LOGIN } from "@noren/backend/seed/demo-member";
import { SEED_SHOPS } from "@noren/backend/seed/seed";

/** What is printed when the shop is open: its address, how to log in, and the other shops beside it. */
export function welcome(port: number): string {
  const [, ...others] = SEED_SHOPS;
  return [
    `Noren is open: http://localhost:${port}`,
    `  Member:      ${DEMO_LOGIN.username} / ${DEMO_LOGIN.password}`,
    ...others.map((shop) => `  Also:        http://${shop}.localhost:${port}`),
    "  Ctrl-C closes the shop; its data is kept.",
  ].join("\n");
}
