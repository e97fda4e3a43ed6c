import type { LiveSessions } from "../session/live-sessions.ts";
import type { Db, Transaction } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Cookies } from "../http/cookies.ts";
import type { IdentitySandbox } from "../identity-sandbox/identity-sandbox.ts";
import type { Page } from "../http/pagination.ts";
import type { ImageService } from "../images/image-service.ts";
import type { PaymentServices } from "../payment/service/payment-service.ts";

/** Database and clock. */
export interface DataContext {
  db: Db;
  /** The current time; tests set it. */
  now(): Date;
}

/** A shop and the acting member. Requests, background jobs and the seed provide one. */
export interface ShopContext extends Omit<DataContext, "db"> {
  /** A transaction if the work is part of a larger one. */
  db: Db | Transaction;
  channel: Channel;
  /** The logged-in member; null for a guest. */
  memberId: number | null;
  /** Signs tokens and cookies; the same in all processes of an installation. */
  secret: string;
  /** The client's network (`readClientNetwork`); absent in work in the background. */
  network?: string;
  /** The session of the member's access token; null for a guest, absent in work in the background. */
  sessionId?: string | null;
}

/** What payment functions need, in requests and in background jobs. */
export interface PaymentContext extends DataContext {
  /** The configured payment services by code. */
  services: PaymentServices;
  secret: string;
}

/** What a handler may use; created for each request. */
export interface RequestContext extends ShopContext {
  db: Db;
  /** Stores uploads and exports. */
  files: FileStore;
  /** Renders the shop's pictures. */
  images: ImageService;
  /** The configured payment services by code. */
  services: PaymentServices;
  /** The provider of login services that have none of their own; undefined outside of demonstrations. */
  identitySandbox: IdentitySandbox | undefined;
  /** The client's network (`readClientNetwork`), the subject of rate limits. */
  network: string;
  userAgent: string;
  cookies: Cookies;
  sessionId: string | null;
  sessions: LiveSessions;
  /** Sets a response header. */
  setHeader(name: string, value: string): void;
  /** Sets the pagination headers of a paged call. */
  paginate(page: Page, total: number): void;
}
