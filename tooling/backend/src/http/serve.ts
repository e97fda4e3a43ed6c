import type { AnswerOf, Call, ReceivedOf } from "@noren/contract";
import type { Context as Http } from "hono";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ImageService } from "../images/image-service.ts";
import type { PaymentServices } from "../payment/service/payment-service.ts";
import type { FileAnswer } from "./file-answer.ts";
import type { Page } from "./pagination.ts";

/** What every handler may use; made for each request. */
export interface Surroundings {
  db: Db;
  /** What is kept beside the database: uploads, exports. */
  files: FileStore;
  /** The shop's pictures in their widths. */
  images: ImageService;
  /** The payment services that this process can talk to. */
  services: PaymentServices;
  channel: Channel;
  /** The present moment; tests set it. */
  now(): Date;
  /** The number of the logged-in member; null for a guest. */
  memberId: number | null;
  /** For cookies and further headers of the answer. */
  http: Http;
  /** Signs and checks what a browser keeps; the same for all processes of a shop. */
  secret: string;
  /** Sets the pagination headers of a paged call. */
  paginate(page: Page, total: number): void;
}

/** What a handler of a call receives: the validated input and its surroundings. A member call always has a member. */
export type Received<C extends Call> = ReceivedOf<C> &
  Omit<Surroundings, "memberId"> & { memberId: C["auth"] extends "member" ? number : number | null };

/** What a handler returns: the answer's JSON, a `FileAnswer` where the call answers a file, or either. */
type Returned<C extends Call> = C["file"] extends readonly string[]
  ? FileAnswer | (C["answer"] extends object ? AnswerOf<C> : never)
  : AnswerOf<C>;

/** A call and what answers it. */
export interface Route {
  call: Call;
  handle(received: ReceivedOf<Call> & Surroundings): Promise<unknown>;
}

/**
 * Puts a handler behind a call of the contract. The handler gets validated input and returns the answer's body
 * (nothing where the call has none) or file; it throws an `ApiError` for everything else.
 */
export function serve<const C extends Call>(call: C, handle: (received: Received<C>) => Promise<Returned<C>>): Route {
  return { call, handle };
}
