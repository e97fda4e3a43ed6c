import { calls } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import { editCart } from "./locked-cart.ts";
import { withSender } from "./find-destination.ts";
import { setSocial } from "./shipping-edits.ts";

export const cartSocialRoutes: readonly Route[] = [
  serve(calls.setSocialReceiver, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", async (locked) =>
      setSocial(body.receiver ? await withSender(locked, locked.content) : locked.content, body.receiver),
    ),
  ),
];
