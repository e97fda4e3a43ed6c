import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import { deleteExpiredCarts } from "./cart/cart-store.ts";
import { makeFolder, openCluster } from "./db/embedded/cluster.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/pool.ts";
import { openReplica } from "./db/replica.ts";
import { makeExports } from "./address-file/make-exports.ts";
import { openFileStore } from "./files/open-file-store.ts";
import { deleteExpiredFile } from "./files/stored-file.ts";
import { deleteAllData } from "./delete-all-data.ts";
import { expireGifts } from "./gift/expire-gifts.ts";
import { deleteExpiredHistories } from "./history/delete-expired-histories.ts";
import { createApp } from "./app.ts";
import { toErrorAnswer } from "./http/failure.ts";
import { listen } from "./http/listen.ts";
import { readSecret } from "./http/read-secret.ts";
import { imageService } from "./images/image-service.ts";
import { importAtStart } from "./import/import-at-start.ts";
import { runRepeatedly } from "./process/run-repeatedly.ts";
import { startMailer } from "./mail/mailer.ts";
import { openOutbox } from "./mail/outbox.ts";
import { smtpTransport } from "./mail/smtp.ts";
import { reconcilePayments } from "./checkout/reconcile-payments.ts";
import type { PaymentServices } from "./payment/service/payment-service.ts";
import type { Recaptchas } from "./recaptcha/recaptcha.ts";
import { routes } from "./routes.ts";
import { closeDemo } from "./seed/close-demo.ts";
import { seedShops } from "./seed/seed.ts";
import { channelFinder } from "./shop/channels.ts";
import { saveOrigins } from "./shop/shop-origins.ts";

/** How long a channel's settings may be stale in a running server. */
const CHANNEL_TTL_MS = 1_000;

/** How often it is looked for gifts that run out. */
const GIFTS_MS = 60_000;
/** How soon after it was asked for an export is begun. */
const EXPORTS_MS = 2_000;

/** How long a payment that was cut off waits at most for somebody to go on with it. */
const PAYMENTS_MS = 20_000;

/** How often it is looked for what has run out. */
const SWEEP_MS = 60_000;

/** Mails that stay on this machine come from nobody who could be answered. */
const LOCAL_SENDER = "no-reply@localhost";

export interface BackendOptions {
  /** Folder of everything that is kept: the database (unless `databaseUrl`), secrets, pictures. */
  dataDir: string;
  /** A PostgreSQL of one's own; without it one is started inside `dataDir`. */
  databaseUrl?: string | undefined;
  /** A replica of that PostgreSQL, for what may be a moment old. */
  databaseReadUrl?: string | undefined;
  /** 0 takes a free one. */
  port: number;
  /** Forgets all data first. */
  fresh?: boolean | undefined;
  /** A product CSV that is imported before the shop opens. */
  catalogue?: string | undefined;
  /** Lets people log in as the demonstration's members, whose password is published. */
  isDemo?: boolean | undefined;
  /** Where shops stand, by their channel; a shop that is not named keeps what it has. */
  origins?: ReadonlyMap<string, string> | undefined;
  /** Without a mail server mails are written into `dataDir/outbox`. */
  mail?: { smtpUrl?: string | undefined; from?: string | undefined } | undefined;
  /** The payment services by their codes; without any, shops offer what they do by themselves. */
  services?: PaymentServices | undefined;
  /** Who tells people from programs in which shop; without, nobody does. */
  recaptchas?: Recaptchas | undefined;
  checkAnswers?: boolean | undefined;
  now?: (() => Date) | undefined;
  /** Ends the start before the shop is open. */
  signal?: AbortSignal | undefined;
}

export interface Backend {
  origin: string;
  databaseUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the whole backend: database, migrations, seed where there is no shop yet, server on 127.0.0.1.
 *
 * @throws StartError with one line for the person at the terminal, or what `signal` was aborted with; nothing is left
 *   running then.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of closers.splice(0).toReversed()) await each();
  };
  try {
    const dataDir = resolve(options.dataDir);
    makeFolder(dataDir);
    const secret = readSecret(process.env, dataDir);
    const files = openFileStore(dataDir, process.env);
    const cluster = options.databaseUrl ? undefined : await openCluster(dataDir);
    if (cluster) closers.push(() => cluster.close());
    options.signal?.throwIfAborted();
    // The database goes first: whatever is still at work with it fails, and the start with it.
    options.signal?.addEventListener("abort", () => void cluster?.close());
    const databaseUrl = options.databaseUrl ?? cluster?.url ?? "";
    const outbox = options.mail?.smtpUrl ? undefined : openOutbox(dataDir);
    const transport = outbox?.transport ?? smtpTransport(options.mail?.smtpUrl ?? "");
    if (options.fresh) await deleteAllData(databaseUrl, dataDir, files);
    await migrate(databaseUrl);
    const { db, close: closeDatabase } = openDatabase(databaseUrl);
    closers.push(closeDatabase);
    const replica = options.databaseReadUrl ? openReplica(options.databaseReadUrl, db, toErrorAnswer) : undefined;
    if (replica) closers.push(() => replica.close());
    const now = options.now ?? (() => new Date());
    const opened = await seedShops(db, now());
    if (!options.isDemo) await closeDemo(db, now());
    if (options.catalogue !== undefined) await importAtStart(db, { file: options.catalogue, dataDir });
    if (options.origins) await saveOrigins(db, options.origins);
    // Else the first minute would be planned as if the tables were empty.
    if (opened.length > 0 || options.catalogue !== undefined) await db.execute(sql`ANALYZE`);
    const services = options.services ?? new Map();
    const app = createApp({
      db,
      readReplica: replica?.read,
      routes,
      images: imageService(dataDir),
      outbox,
      files,
      secret,
      services,
      recaptchas: options.recaptchas,
      findChannel: channelFinder(db, CHANNEL_TTL_MS, services),
      now,
      checkAnswers: options.checkAnswers ?? process.env["NODE_ENV"] !== "production",
    });
    const mailer = startMailer({ db, transport, from: options.mail?.from ?? LOCAL_SENDER }, now);
    closers.push(() => mailer.close());
    const exporter = runRepeatedly("exports", EXPORTS_MS, () => makeExports({ db, files }, now()));
    closers.push(() => exporter.close());
    const gifts = runRepeatedly("gifts", GIFTS_MS, () => expireGifts({ db, secret }, now()));
    closers.push(() => gifts.close());
    const payments = runRepeatedly("payments", PAYMENTS_MS, () => reconcilePayments({ db, services, now, secret }));
    closers.push(() => payments.close());
    const sweeps = [
      runRepeatedly("carts", SWEEP_MS, () => deleteExpiredCarts(db, now())),
      runRepeatedly("files", SWEEP_MS, () => deleteExpiredFile(db, files, now())),
      runRepeatedly("histories", SWEEP_MS, () => deleteExpiredHistories(db, now())),
    ];
    closers.push(...sweeps.map((sweep) => () => sweep.close()));
    const listener = await listen(app, options.port);
    closers.push(() => listener.close());
    options.signal?.throwIfAborted();
    return { origin: listener.origin, databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
