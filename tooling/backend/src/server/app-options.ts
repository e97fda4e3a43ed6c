import type { ShopChanges } from "../changes/shop-changes.ts";
import type { LiveSessions } from "../session/live-sessions.ts";
import type { Db } from "../db/pool.ts";
import type { ReadReplica } from "../db/replica.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ImageService } from "../images/image-service.ts";
import type { VideoFiles } from "../videos/video-files.ts";
import type { IdentitySandbox } from "../identity-sandbox/identity-sandbox.ts";
import type { PaymentServices } from "../payment/service/payment-service.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Recaptchas } from "../recaptcha/recaptcha.ts";
import type { FindChannel } from "../shop/channels.ts";
import type { Route } from "../context/serve.ts";

export interface AppOptions {
  db: Db;
  /** Connections for `readsPublicData` calls only, so that these work while others wait for locks; `db` without them. */
  browsingDb?: Db | undefined;
  /** Serves guests' reads of public data; `browsingDb` without one. */
  readReplica?: ReadReplica | undefined;
  findChannel: FindChannel;
  sessions: LiveSessions;
  /** Streamed to the storefront at `/changes`, so that it keeps pages until they change. */
  changes?: ShopChanges | undefined;
  routes: readonly Route[];
  images: ImageService;
  videos: VideoFiles;
  /** Stores mails to be read at `/outbox`; absent when they are really sent. */
  outbox?: Outbox | undefined;
  files: FileStore;
  services: PaymentServices;
  /** The provider of login services that have none of their own. */
  identitySandbox?: IdentitySandbox | undefined;
  /** reCAPTCHA verifiers by shop; a shop without one accepts every request. */
  recaptchas?: Recaptchas | undefined;
  /** The key of all signatures, from `readSecret`. */
  secret: string;
  now(): Date;
  /** Answers 500 instead of an answer that violates the contract; for development and tests. */
  checkAnswers: boolean;
}
