import type { Auth } from "./call.ts";

/** Descriptions of `Auth` for the API's documents. */
export const authDescriptions: Readonly<Record<Auth, string>> = {
  public: "Anyone. A Bearer token is taken where the answer differs for members.",
  member: "Members: Authorization: Bearer <access token>.",
  "cart-token": "Needs the cart's token; a member's checkout also needs the member's Bearer token.",
  "order-token": "Needs the order's number and the token t of its mail.",
  "gift-token": "Needs the token of the gift's link.",
};
