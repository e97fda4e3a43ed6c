import { calls, type Passkey } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import type { PasskeyRow } from "../db/schema/login.ts";
import { beginPasskeyLogin, loginWithPasskey } from "./login-with-passkey.ts";
import {
  beginPasskey,
  createPasskey,
  deletePasskey,
  listPasskeys,
  PASSKEY_LIMIT,
  renamePasskey,
} from "./member-passkeys.ts";
import { requirePasskeys } from "./relying-party.ts";

export const passkeyRoutes: readonly Route[] = [
  serve(calls.beginPasskeyLogin, async (context) => {
    requirePasskeys(context.channel);
    return beginPasskeyLogin(context);
  }),
  serve(calls.loginWithPasskey, async ({ body, ...context }) => {
    requirePasskeys(context.channel);
    return loginWithPasskey(context, body.credential, body.cart_token);
  }),
  serve(calls.listPasskeys, async ({ db, memberId, setHeader }) => {
    setHeader("x-limit", String(PASSKEY_LIMIT));
    return { data: (await listPasskeys(db, memberId)).map(toPasskey) };
  }),
  serve(calls.beginPasskey, async ({ body, ...context }) => {
    requirePasskeys(context.channel);
    return beginPasskey(context, context.memberId, body.current_password);
  }),
  serve(calls.createPasskey, async ({ body, ...context }) => {
    requirePasskeys(context.channel);
    context.setHeader("x-limit", String(PASSKEY_LIMIT));
    return toPasskey(await createPasskey(context, context.memberId, body.credential));
  }),
  serve(calls.renamePasskey, async ({ db, memberId, params, body }) =>
    toPasskey(await renamePasskey(db, memberId, params.id, body.name)),
  ),
  serve(calls.deletePasskey, async ({ params, body, ...context }) => {
    await deletePasskey(context, context.memberId, { id: params.id, password: body.current_password });
    return undefined;
  }),
];

const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
