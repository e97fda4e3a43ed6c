import type { KeptCard } from "../service/payment-service.ts";

/** The cards that the demonstration's member of a shop keeps from the first day on; the sandbox knows them too. */
export const demoCards = (channelKey: string): KeptCard[] => [
  {
    token: `card_demo-${channelKey}-visa`,
    token_key: `key_demo-${channelKey}-visa`,
    brand: "visa",
    last4: "4242",
    expiration: "203108",
    name: "HANAKO NOREN",
  },
  {
    token: `card_demo-${channelKey}-jcb`,
    token_key: `key_demo-${channelKey}-jcb`,
    brand: "jcb",
    last4: "0000",
    expiration: "203003",
    name: "HANAKO NOREN",
  },
];
