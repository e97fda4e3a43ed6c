import type { SavedCard } from "../service/payment-service.ts";

/** The saved cards of a shop's demo member, in the seed and in the sandbox. */
export const demoCards = (channelKey: string): SavedCard[] => [
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
