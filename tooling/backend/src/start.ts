import { resolve } from "node:path";
import { watchShops } from "./changes/shop-changes.ts";
import { cacheLiveSessions } from "./session/live-sessions.ts";
import { sql } from "drizzle-orm";
import { deleteExpiredCarts } from "./cart/cart-store.ts";
import { openCluster } from "./db/embedded/cluster.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/pool.ts";
import { openReplica } from "./db/replica.ts";
import { makeExports } from "./address-file/make-exports.ts";
import { openFileStore } from "./files/open-file-store.ts";
import { deleteExpiredFile } from "./files/stored-file.ts";
import { deleteAllData } from "./delete-all-data.ts";
import { expireGifts } from "./gift/expire-gifts.ts";
import { openPaidGifts } from "./gift/open-gift.ts";
import { deleteExpiredHistories } from "./history/delete-expired-histories.ts";
import { createApp } from "./app.ts";
import { toErrorAnswer } from "./http/failure.ts";
import { listen } from "./http/listen.ts";
import { deleteExpiredTokens } from "./one-off/one-off-token.ts";
import { createImageService } from "./images/image-service.ts";
import { createVideoFiles } from "./videos/video-files.ts";
import type { IdentitySandbox } from "./identity-sandbox/identity-sandbox.ts";
import { importAtStart } from "./import/import-at-start.ts";
import { describeDatabase, listRunningBackend } from "./process/running-backends.ts";
import { runRepeatedly } from "./process/run-repeatedly.ts";
import { mailMemorials } from "./memorial/mail-memorials.ts";
import { startMailer } from "./mail/mailer.ts";
import { openOutbox } from "./mail/outbox.ts";
import { createSmtpTransport } from "./mail/smtp.ts";
import { expireUnpaidOrders } from "./checkout/expire-unpaid-orders.ts";
import { reconcilePayments } from "./checkout/reconcile-payments.ts";
import { deleteExpiredEvents } from "./popup/event.ts";
import type { PaymentServices } from "./payment/service/payment-service.ts";
import type { Recaptchas } from "./recaptcha/recaptcha.ts";
import { deleteExpiredCalls } from "./rate-limit/attempts-in-flight.ts";
import { routes } from "./routes.ts";
import { countPopularity } from "./search/count-popularity.ts";
import { indexOutdatedProducts } from "./search/index-products.ts";
import { closeDemo } from "./seed/close-demo.ts";
import { seedShops } from "./seed/seed.ts";
import { expireUnusedMembers } from "./membership/expire-unused-members.ts";
import { createChannelFinder } from "./shop/channels.ts";
import { saveOrigins } from "./shop/shop-origins.ts";

/** How long a running server may use stale settings of a channel. */
const CHANNEL_TTL_MS = 1_000;

/** The interval of the jobs that expire gifts, and that open those whose orders were paid. */
const GIFTS_MS = 10_000;
/** The interval of the job that writes requested exports. */
const EXPORTS_MS = 2_000;

/** The interval of the job that completes interrupted payments. */
const PAYMENTS_MS = 20_000;

/** The interval of the job that reminds of unpaid orders and cancels them. */
const UNPAID_ORDERS_MS = 60_000;

/** The interval of the job that mails memorial days. */
const MEMORIALS_MS = 60_000;

/** The interval of the job that deletes expired data. */
const CLEANUP_MS = 60_000;

/** The interval of the job that counts the popularity of products. */
const POPULARITY_MS = 3_600_000;

/** The interval of the job that indexes products of an earlier release. */
const INDEXING_MS = 60_000;

/** Connections for carts, orders, members and jobs, and those for public data (decision 0115). */
const ORDERING_CONNECTIONS = 12;
const BROWSING_CONNECTIONS = 8;
/** Reads wait for a lock only during a migration. */
const BROWSING_LOCK_SECONDS = 1;

/** The sender of mails in the outbox, which are never delivered. */
const LOCAL_SENDER = "no-reply@localhost";

export interface BackendOptions {
  /** Folder of all stored data: the database (unless `databaseUrl`), secrets, pictures. */
  dataDir: string;
  /** Signs access tokens and links (`readSecret`). */
  secret: string;
  /** URL of an external PostgreSQL; by default one is started inside `dataDir`. */
  databaseUrl?: string | undefined;
  /** URL of a read replica, for reads that may lag behind. */
  databaseReadUrl?: string | undefined;
  /** 0 takes a free port. */
  port: number;
  /** Deletes all data first. */
  fresh?: boolean | undefined;
  /** A product CSV that is imported before the server listens. */
  catalogue?: string | undefined;
  /** Allows logins of the demo members, whose password is public. */
  isDemo?: boolean | undefined;
  /** Origins of the shops by channel; a shop without an entry keeps its own. */
  origins?: ReadonlyMap<string, string> | undefined;
  /** Without a mail server, mails are written into `dataDir/outbox`. */
  mail?: { smtpUrl?: string | undefined; from?: string | undefined } | undefined;
  /** Payment services by code; without any, shops offer only the methods that need none. */
  services?: PaymentServices | undefined;
  /** The provider of login services that have none of their own. */
  identitySandbox?: IdentitySandbox | undefined;
  /** reCAPTCHA verifiers by shop; a shop without one accepts every request. */
  recaptchas?: Recaptchas | undefined;
  /** The encoder's effort for pictures that are not rendered yet. */
  avifEffort?: number | undefined;
  checkAnswers?: boolean | undefined;
  now?: (() => Date) | undefined;
  /** Folder in which running backends are listed; without it, this one is not. */
  runningBackends?: string | undefined;
  /** Aborts the start. */
  signal?: AbortSignal | undefined;
}

export interface Backend {
  origin: string;
  databaseUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the whole backend: database, migrations, seed of missing shops, server on 127.0.0.1.
 *
 * @throws StartError with one line for the terminal, or the abort reason of `signal`; stops everything that it started
 *   running then.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of closers.splice(0).toReversed()) await each();
  };
  try {
    const dataDir = resolve(options.dataDir);
    const files = openFileStore(dataDir, process.env);
    const cluster = options.databaseUrl ? undefined : await openCluster(dataDir);
    if (cluster) closers.push(() => cluster.close());
    options.signal?.throwIfAborted();
    // Stops the database first, so that pending queries and the start fail.
    options.signal?.addEventListener("abort", () => void cluster?.close());
    const databaseUrl = options.databaseUrl ?? cluster?.url ?? "";
    const outbox = options.mail?.smtpUrl ? undefined : openOutbox(dataDir);
    const transport = outbox?.transport ?? createSmtpTransport(options.mail?.smtpUrl ?? "");
    if (options.fresh) await deleteAllData(databaseUrl, dataDir, files);
    await migrate(databaseUrl);
    const { db, close: closeDatabase } = openDatabase(databaseUrl, { connections: ORDERING_CONNECTIONS });
    closers.push(closeDatabase);
    const browsing = openDatabase(databaseUrl, {
      connections: BROWSING_CONNECTIONS,
      lockTimeoutSeconds: BROWSING_LOCK_SECONDS,
    });
    closers.push(browsing.close);
    const replica = options.databaseReadUrl
      ? openReplica(options.databaseReadUrl, browsing.db, toErrorAnswer)
      : undefined;
    if (replica) closers.push(() => replica.close());
    const now = options.now ?? (() => new Date());
    const opened = await seedShops(db, now());
    if (!options.isDemo) await closeDemo(db, now());
    if (options.catalogue !== undefined) await importAtStart(db, { file: options.catalogue, dataDir });
    if (options.origins) await saveOrigins(db, options.origins);
    // Without statistics, the first minute's queries would be planned as if the tables were empty.
    if (opened.length > 0 || options.catalogue !== undefined) await db.execute(sql`ANALYZE`);
    const sessions = cacheLiveSessions(browsing.db, databaseUrl);
    closers.push(() => sessions.close());
    const changes = watchShops(databaseUrl);
    closers.push(() => changes.close());
    const { secret, services = new Map() } = options;
    const app = createApp({
      db,
      browsingDb: browsing.db,
      readReplica: replica?.read,
      routes,
      images: createImageService(dataDir, options.avifEffort),
      videos: createVideoFiles(dataDir),
      outbox,
      files,
      secret,
      services,
      identitySandbox: options.identitySandbox,
      recaptchas: options.recaptchas,
      sessions,
      changes,
      findChannel: createChannelFinder(browsing.db, CHANNEL_TTL_MS, services),
      now,
      checkAnswers: options.checkAnswers ?? process.env["NODE_ENV"] !== "production",
    });
    const mailer = startMailer({ db, transport, from: options.mail?.from ?? LOCAL_SENDER }, now);
    closers.push(() => mailer.close());
    const exporter = runRepeatedly("exports", EXPORTS_MS, () => makeExports({ db, files }, now()));
    closers.push(() => exporter.close());
    const gifts = runRepeatedly("gifts", GIFTS_MS, () => expireGifts({ db, secret }, now()));
    closers.push(() => gifts.close());
    const paidGifts = runRepeatedly("paid gifts", GIFTS_MS, () => openPaidGifts({ db, secret }, now()));
    closers.push(() => paidGifts.close());
    const payments = runRepeatedly("payments", PAYMENTS_MS, () => reconcilePayments({ db, services, now, secret }));
    closers.push(() => payments.close());
    const unpaid = runRepeatedly("unpaid orders", UNPAID_ORDERS_MS, () =>
      expireUnpaidOrders({ db, services, now, secret }),
    );
    closers.push(() => unpaid.close());
    const memorials = runRepeatedly("memorial days", MEMORIALS_MS, () => mailMemorials(db, now()));
    closers.push(() => memorials.close());
    const cleanups = [
      runRepeatedly("unused members", CLEANUP_MS, () => expireUnusedMembers(db, now())),
      runRepeatedly("carts", CLEANUP_MS, () => deleteExpiredCarts(db, now())),
      runRepeatedly("files", CLEANUP_MS, () => deleteExpiredFile(db, files, now())),
      runRepeatedly("popularity", POPULARITY_MS, () => countPopularity(db, now())),
      runRepeatedly("search index", INDEXING_MS, () => indexOutdatedProducts(db)),
      runRepeatedly("histories", CLEANUP_MS, () => deleteExpiredHistories(db, now())),
      runRepeatedly("tokens", CLEANUP_MS, () => deleteExpiredTokens(db, now())),
      runRepeatedly("events", CLEANUP_MS, () => deleteExpiredEvents(db, now())),
      runRepeatedly("attempts", CLEANUP_MS, () => deleteExpiredCalls(db, now())),
    ];
    closers.push(...cleanups.map((cleanup) => () => cleanup.close()));
    const listener = await listen(app, options.port);
    // The listener waits for open requests, and those for changes end with them.
    closers.push(
      () => listener.close(),
      () => changes.close(),
    );
    if (options.runningBackends !== undefined) {
      const delist = listRunningBackend(options.runningBackends, {
        origin: listener.origin,
        url: options.origins?.get("simple") ?? null,
        dataDir,
        database: options.databaseUrl ? describeDatabase(options.databaseUrl) : null,
      });
      closers.push(async () => delist());
    }
    options.signal?.throwIfAborted();
    return { origin: listener.origin, databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
