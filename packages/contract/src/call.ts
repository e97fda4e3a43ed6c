import type * as v from "valibot";
import type { RecaptchaAction } from "./shapes/recaptcha.ts";

/** Who may make a call. `member` needs a Bearer token; the other tokens are in the path, query or body. */
export type Auth = "public" | "member" | "cart-token" | "order-token" | "gift-token";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Media types of files in requests and responses. */
export type MediaType = "application/pdf" | "image/avif" | "image/jpeg" | "image/png" | "image/webp" | "text/csv";

/** The file of a multipart body: its allowed types, detected from the content, and its maximum size. */
export interface Upload {
  readonly types: readonly MediaType[];
  readonly maxBytes: number;
}

type Schema = v.GenericSchema;
type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** A call of the API. Handlers, documents, endpoints and checks derive from it. */
export interface Call {
  readonly method: Method;
  /** The path with `{name}` for a parameter. */
  readonly path: string;
  readonly auth: Auth;
  /** One line for the API's documents. */
  readonly summary: string;
  /** Path parameters; strings on the wire, so every schema starts with a string. */
  readonly params?: ObjectSchema;
  /** Query parameters; strings on the wire, see `shapes/query.ts`. */
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  /** The body is `multipart/form-data`: a file in the field `file`, and the fields of `body` as text. */
  readonly upload?: Upload;
  /** The response's JSON. A call without `answer` and `file` responds with 204. */
  readonly answer?: Schema;
  /**
   * The response is a file of one of these types; `x-suggested-filename` is its name (percent-encoded UTF-8). A call
   * with an `answer` too may respond with JSON, and the file comes later [export.deferred].
   */
  readonly file?: readonly MediaType[];
  /** The response has the four pagination headers, see `shapes/pagination.ts`. */
  readonly paged?: true;
  /** Other headers of the response with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A public form that the shop may protect with reCAPTCHA; the body contains `recaptchaField`. */
  readonly recaptcha?: RecaptchaAction;
  /** Error codes of this call in addition to the common ones, with their HTTP status. */
  readonly errors?: Readonly<Record<string, 400 | 401 | 403 | 404 | 409 | 410 | 422 | 423 | 429>>;
}

/** Preserves the literal types of a call for the types below. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

type Out<S, Else> = S extends Schema ? v.InferOutput<S> : Else;
type FileOf<U> = U extends Upload ? ReceivedFile : undefined;
type In<S> = S extends Schema ? v.InferInput<S> : unknown;

/** The input of a call: path parameters, query, body and file, as far as the call has them. */
export type InputOf<C extends Call> = (C["params"] extends Schema ? { params: In<C["params"]> } : unknown) &
  (C["query"] extends Schema
    ? Partial<In<C["query"]>> extends In<C["query"]>
      ? { query?: In<C["query"]> }
      : { query: In<C["query"]> }
    : unknown) &
  (C["body"] extends Schema ? { body: In<C["body"]> } : unknown) &
  (C["upload"] extends Upload ? { file: Blob } : unknown);

/** A file as a handler receives it. The type is detected from the content, not taken from the request. */
export interface ReceivedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: MediaType;
  /** The original name without folders and control characters; for display, never for a path. */
  readonly name: string;
}

/** The input of a handler after validation. */
export interface ReceivedOf<C extends Call> {
  params: Out<C["params"], Record<string, never>>;
  query: Out<C["query"], Record<string, never>>;
  body: Out<C["body"], undefined>;
  file: FileOf<C["upload"]>;
}

/** The JSON of a response; undefined for a file, unless the file may come later. */
export type AnswerOf<C extends Call> = Out<C["answer"], undefined>;
