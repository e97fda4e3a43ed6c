import type { AnswerOf, Call, InputOf } from "./call.ts";
import * as account from "./calls/account.ts";
import * as address from "./calls/address.ts";
import * as auth from "./calls/auth.ts";
import * as cart from "./calls/cart.ts";
import * as catalogue from "./calls/catalogue.ts";
import * as order from "./calls/order.ts";
import * as shop from "./calls/shop.ts";

/** Every call by the name of its endpoint. */
export const calls = { ...auth, ...account, ...address, ...catalogue, ...shop, ...cart, ...order };

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type Input<N extends CallName> = InputOf<Calls[N]>;
export type Answer<N extends CallName> = AnswerOf<Calls[N]>;

/** The calls as a list, for those that treat them all alike. */
export const callList: readonly (Call & { readonly name: CallName })[] = Object.entries(calls).map(
  ([name, definition]) => ({
    ...(definition as Call),
    name: name as CallName,
  }),
);
