import type { Auth } from "./call.ts";

/** Who may make a call, for documents. */
export const authWords: Readonly<Record<Auth, string>> = {
  public: "Anyone. A Bearer token is taken where the answer differs for members.",
  member: "Members: Authorization: Bearer <access token>.",
  "cart-token": "Whoever holds the cart's token; a member's checkout needs the member's Bearer token too.",
  "order-token": "Whoever holds the order's number and the token t of its mail.",
  "gift-token": "Whoever holds the token of the gift's link.",
};
