import { calls } from "@noren/contract";
import { limitMemberBytes } from "../account/limit-member-bytes.ts";
import { type Route, serve } from "../context/serve.ts";
import {
  addAddress,
  changeAddress,
  countAddresses,
  getAddress,
  listBook,
  makeDefault,
  removeAddress,
} from "./address-book.ts";
import { toUserAddress } from "./plain-address.ts";
import { requirePrefecture } from "./prefecture.ts";

/** Addresses that the network's limit leaves each member: a stranger must not prevent an order (decision 0222). */
const UNCOUNTED_ADDRESSES = 20;

export const addressRoutes: readonly Route[] = [
  serve(calls.listAddresses, async ({ db, channel, memberId, setHeader }) => {
    setHeader("x-limit", String(channel.addressLimit));
    return { data: (await listBook(db, memberId)).map(toUserAddress) };
  }),
  serve(calls.getAddress, async ({ db, memberId, params }) => toUserAddress(await getAddress(db, memberId, params.id))),
  serve(calls.createAddress, async (context) => {
    const { db, channel, memberId, body, setHeader } = context;
    setHeader("x-limit", String(channel.addressLimit));
    requirePrefecture(body.prefecture, "prefecture");
    const isFurther = (await countAddresses(db, memberId)) >= UNCOUNTED_ADDRESSES;
    if (isFurther) await limitMemberBytes(context, [body]);
    return toUserAddress(await addAddress(db, memberId, body));
  }),
  serve(calls.updateAddress, async ({ db, memberId, params, body }) => {
    requirePrefecture(body.prefecture, "prefecture");
    return toUserAddress(await changeAddress(db, memberId, params.id, body));
  }),
  serve(calls.deleteAddress, async ({ db, memberId, params }) => {
    await removeAddress(db, memberId, params.id);
    return undefined;
  }),
  serve(calls.useAddress, async ({ db, memberId, params }) =>
    toUserAddress(await makeDefault(db, memberId, params.id, "isDefault")),
  ),
  serve(calls.useSenderAddress, async ({ db, memberId, params }) =>
    toUserAddress(await makeDefault(db, memberId, params.id, "isSenderDefault")),
  ),
];
