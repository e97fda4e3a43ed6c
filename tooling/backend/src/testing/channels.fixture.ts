import type { NewChannel } from "../shop/create-channel.ts";

/** The shops of the template database that every test file clones. */
export const testChannels: readonly NewChannel[] = [
  { key: "simple", name: "のれん" },
  { key: "fl1", name: "花のれん", settings: { "SITE.THEME": "fl1" } },
];
