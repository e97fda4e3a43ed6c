import type { User, UserInput } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { PlainAddress } from "../address/address-view.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { loginNames, userAddresses, users } from "../db/schema/account.ts";
import { ApiError } from "../http/api-error.ts";
import { databaseError } from "../http/failure.ts";
import { unauthenticated } from "../http/problems.ts";
import { accountMessages } from "./account.messages.ts";
import { loginNameOf } from "./login-name.ts";

/** A profile as it is written: every field of the contract's input is there. */
export type Profile = Required<UserInput>;

/** The member's profile; name and address are those of the own address. @throws ApiError 401 where the member is gone. */
export async function readProfile(db: Db | Transaction, userId: number): Promise<User> {
  const [row] = await db
    .select({ user: users, address: userAddresses })
    .from(users)
    .innerJoin(userAddresses, and(eq(userAddresses.userId, users.id), eq(userAddresses.divisionCt, 1)))
    .where(eq(users.id, userId));
  if (!row) throw unauthenticated();
  const { user, address } = row;
  return {
    id: user.id,
    code: user.code,
    username: user.username,
    is_registered_member: user.isRegisteredMember,
    point: user.point,
    last_name: address.shipping_last_name,
    first_name: address.shipping_first_name,
    last_name_kana: address.shipping_last_name_kana,
    first_name_kana: address.shipping_first_name_kana,
    email: user.email,
    postal_code: address.postal_code,
    prefecture: address.prefecture,
    city: address.city,
    address1: address.address1,
    address2: address.address2,
    phone_number: address.phone_number,
    cell_phone_number: address.cell_phone_number,
    company_name: user.companyName,
    department: user.department,
    birthday: user.birthday,
    gender: user.gender,
    is_receive_newsletter: user.isReceiveNewsletter ? 1 : 0,
  };
}

/** Writes the profile; a changed mail address is a changed login name. @throws ApiError `user.email_taken`. */
export async function writeProfile(
  db: Db,
  channelId: number,
  userId: number,
  profile: Profile,
  now: Date,
): Promise<void> {
  await db
    .transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
      if (!user) throw unauthenticated();
      await tx
        .update(users)
        .set({ ...userColumns(profile), updatedAt: now })
        .where(eq(users.id, userId));
      await tx
        .update(userAddresses)
        .set(ownAddress(profile))
        .where(and(eq(userAddresses.userId, userId), eq(userAddresses.divisionCt, 1)));
      const names = new Set([loginNameOf(user.username), loginNameOf(profile.email)]);
      await tx.delete(loginNames).where(eq(loginNames.userId, userId));
      await tx.insert(loginNames).values([...names].map((name) => ({ channelId, name, userId })));
    })
    .catch(refuseTaken);
}

/** The columns of `users` that a profile fills. */
export function userColumns(profile: Profile) {
  return {
    email: profile.email,
    companyName: profile.company_name,
    department: profile.department,
    birthday: profile.birthday,
    gender: profile.gender,
    isReceiveNewsletter: profile.is_receive_newsletter === 1,
  };
}

/** The own address that a profile amounts to. */
export function ownAddress(profile: Profile): PlainAddress {
  return {
    shipping_last_name: profile.last_name,
    shipping_first_name: profile.first_name,
    shipping_last_name_kana: profile.last_name_kana,
    shipping_first_name_kana: profile.first_name_kana,
    postal_code: profile.postal_code,
    prefecture: profile.prefecture,
    city: profile.city,
    address1: profile.address1,
    address2: profile.address2,
    phone_number: profile.phone_number,
    cell_phone_number: profile.cell_phone_number,
  };
}

/** The index of login names has the last word on who came first. */
export function refuseTaken(thrown: unknown): never {
  const error = databaseError(thrown);
  if (error?.code !== "23505" || error.constraint !== "login_names_pkey") throw thrown;
  throw new ApiError(422, "user.email_taken", accountMessages.emailTaken, { email: [accountMessages.emailTaken] });
}
