import type { Settings } from "@noren/contract";
import { Theme } from "@noren/contract/shapes/shop";
import { and, eq } from "drizzle-orm";
import { passwordMatches } from "../account/password.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { mails } from "../db/schema/mail.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { seedDemoMember } from "../seed/demo-member.ts";
import { DEMO_LOGIN } from "../seed/shops.ts";
import { localOrigin } from "../shop/local-origin.ts";
import { StartError } from "../process/start-error.ts";
import { changeSettings } from "../shop/change-settings.ts";
import { copyTables } from "./copy-tables.ts";

export interface NewChannelOptions {
  /** Key of the new channel, which is also the name of its app. */
  key: string;
  /** Key of the channel that is copied. */
  from: string;
  /** The shop's name; by default the source's. */
  name?: string | undefined;
  /** The shop's origin; required when the source is not on localhost. */
  origin?: string | undefined;
  /** The port of a shop on localhost; by default the source's. */
  port?: number | undefined;
  /** Settings by key that replace the source's. */
  settings?: Readonly<Record<string, unknown>>;
}

/**
 * Creates a channel with the settings, catalogue and content of another one, in one transaction. Its app is the theme of its
 * name, if the specification has one, else the client of its name. Creates the demo member too if the source's one can log
 * in.
 *
 * @throws StartError in one sentence when the channel cannot be opened
 */
export async function openChannel(db: Db, options: NewChannelOptions): Promise<Channel> {
  const { key, from } = options;
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(key))
    throw new StartError(`${key} cannot be a channel: use lower-case letters, digits and hyphens, at most 31.`);
  return db.transaction(async (tx) => {
    const source = await findChannel(tx, from);
    if (!source) throw new StartError(`Unknown channel ${from}; known channels: ${await listKeys(tx)}.`);
    if (await findChannel(tx, key)) throw new StartError(`The channel ${key} already exists.`);
    const { id: _, createdAt: __, ...row } = source;
    const copy = {
      ...row,
      key,
      name: options.name ?? source.name,
      origin: originOf(source, options),
      settings: settingsOf(source, options),
    };
    const [channel] = await tx.insert(channels).values(copy).returning();
    if (!channel) throw new Error("The channel was not returned");
    await copyTables(tx, source.id, channel.id);
    if (await isDemoLoginOpen(tx, source.id)) {
      await seedDemoMember(tx, channel, new Date());
      await tx.delete(mails).where(eq(mails.channelId, channel.id));
    }
    return channel;
  });
}

/**
 * Changes settings of an existing channel. Returns each changed setting with its former value, undefined for none.
 *
 * @throws StartError in one sentence for a channel, a setting or a value that does not exist
 */
export async function setSettings(
  db: Db,
  key: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<{ name: string; before: unknown; after: unknown }[]> {
  return db.transaction(async (tx) => {
    const [channel] = await tx.select().from(channels).where(eq(channels.key, key)).for("update");
    if (!channel) throw new StartError(`Unknown channel ${key}; known channels: ${await listKeys(tx)}.`);
    const changed = changeSettings(channel.settings, settings);
    await tx.update(channels).set({ settings: changed }).where(eq(channels.id, channel.id));
    const before: Readonly<Record<string, unknown>> = channel.settings;
    return Object.entries(settings).map(([name, after]) => ({ name, before: before[name], after }));
  });
}

const findChannel = async (tx: Transaction, key: string): Promise<Channel | undefined> =>
  (await tx.select().from(channels).where(eq(channels.key, key)))[0];

const listKeys = async (tx: Transaction): Promise<string> =>
  (await tx.select({ key: channels.key }).from(channels).orderBy(channels.id)).map(({ key }) => key).join(", ");

function originOf(source: Channel, { key, origin, port }: NewChannelOptions): string {
  if (origin !== undefined) {
    if (!URL.canParse(origin)) throw new StartError(`--origin is not a URL: ${origin}`);
    return new URL(origin).origin;
  }
  const { hostname, port: sourcePort } = new URL(source.origin);
  if (!/(^|\.)localhost$/.test(hostname))
    throw new StartError(`${source.key} is at ${source.origin}: set the origin of ${key} with --origin.`);
  return localOrigin(key, port ?? Number(sourcePort || 80));
}

function settingsOf(source: Channel, { key, name, settings = {} }: NewChannelOptions): Settings {
  const isTheme = Theme.options.some((theme) => theme === key);
  // The shops that share logins with the source did not agree to share them with the copy.
  const { "LOGIN.SYNC_CHANNELS": _, ...copied } = source.settings;
  const own = {
    ...copied,
    ...(name !== undefined && { "SITE.NAME": name }),
    "SITE.NAMESPACE": `noren_${key}`,
    "SITE.CHANNEL_PREFIX": key,
    ...(isTheme ? { "SITE.THEME": key, "SITE.CLIENT": null } : { "SITE.CLIENT": key }),
  };
  return changeSettings(own, settings);
}

/** Whether the demo member can log in with the public password, as on a developer's machine. */
async function isDemoLoginOpen(tx: Transaction, channelId: number): Promise<boolean> {
  const [member] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.username, DEMO_LOGIN.username)));
  return member !== undefined && passwordMatches(member.passwordHash, DEMO_LOGIN.password);
}
