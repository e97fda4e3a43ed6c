import type { Db } from "../db/pool.ts";
import type { ReadReplica } from "../db/replica.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ImageService } from "../images/image-service.ts";
import type { PaymentServices } from "../payment/service/payment-service.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Recaptchas } from "../recaptcha/recaptcha.ts";
import type { FindChannel } from "../shop/channels.ts";
import type { Route } from "../context/serve.ts";

export interface AppOptions {
  db: Db;
  /** Where guests' reads of public things go; to `db` without. */
  readReplica?: ReadReplica | undefined;
  findChannel: FindChannel;
  routes: readonly Route[];
  images: ImageService;
  /** Mails that are kept here to be read at `/outbox`; absent where they are sent. */
  outbox?: Outbox | undefined;
  files: FileStore;
  services: PaymentServices;
  /** Who tells people from programs; nobody without. */
  recaptchas?: Recaptchas | undefined;
  /** Key of everything that is signed, of `readSecret`. */
  secret: string;
  now(): Date;
  /** Refuses to send an answer that breaks the contract: for development and tests. */
  checkAnswers: boolean;
}
