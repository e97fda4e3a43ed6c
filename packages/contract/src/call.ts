import type * as v from "valibot";
import type { RecaptchaAction } from "./shapes/recaptcha.ts";

/** Who may make a call. `member` needs a Bearer token; the other tokens stand in the path, query or body. */
export type Auth = "public" | "member" | "cart-token" | "order-token" | "gift-token";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Kinds of files that calls take or answer. */
export type MediaType = "application/pdf" | "image/avif" | "image/jpeg" | "image/png" | "image/webp" | "text/csv";

/** The file of a multipart body: its kinds, told by its content, and its most bytes. */
export interface Upload {
  readonly types: readonly MediaType[];
  readonly maxBytes: number;
}

type Schema = v.GenericSchema;
type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** One call of the API: everything that the backend, the document, the endpoint and the checks derive from. */
export interface Call {
  readonly method: Method;
  /** As `calls.tsv` spells it, with `{name}` for a parameter. */
  readonly path: string;
  readonly auth: Auth;
  /** One line for the API document. */
  readonly summary: string;
  /** Path parameters; strings on the wire, so every schema starts from a string. */
  readonly params?: ObjectSchema;
  /** Query parameters; strings on the wire, see `shapes/query.ts`. */
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  /** The body is `multipart/form-data`: one file in the field `file`, and `body`'s fields as texts. */
  readonly upload?: Upload;
  /** Where there is neither this nor a `file`, the answer is 204 without a body. */
  readonly answer?: Schema;
  /**
   * The answer is a file of one of these kinds, named by `x-suggested-filename` (percent-encoded UTF-8). With an
   * `answer` beside it, JSON says that the file comes later [export.deferred].
   */
  readonly file?: readonly MediaType[];
  /** The answer carries the four pagination headers, see `shapes/pagination.ts`. */
  readonly paged?: true;
  /** Further headers of the answer by name, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Anybody may send it, so a shop may ask reCAPTCHA for a person first; the body takes `recaptchaField`. */
  readonly recaptcha?: RecaptchaAction;
  /** Codes of `Problem.code` that this call may answer beside the common ones, with their HTTP status. */
  readonly errors?: Readonly<Record<string, 400 | 401 | 403 | 404 | 409 | 410 | 422 | 423 | 429>>;
}

/** Keeps the literal types of a call, which the type-level lookups below live on. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

type Out<S, Else> = S extends Schema ? v.InferOutput<S> : Else;
type FileOf<U> = U extends Upload ? ReceivedFile : undefined;
type In<S> = S extends Schema ? v.InferInput<S> : unknown;

/** What a caller hands over: path parameters, query, body and file, each only where the call has them. */
export type InputOf<C extends Call> = (C["params"] extends Schema ? { params: In<C["params"]> } : unknown) &
  (C["query"] extends Schema
    ? Partial<In<C["query"]>> extends In<C["query"]>
      ? { query?: In<C["query"]> }
      : { query: In<C["query"]> }
    : unknown) &
  (C["body"] extends Schema ? { body: In<C["body"]> } : unknown) &
  (C["upload"] extends Upload ? { file: Blob } : unknown);

/** A file as a handler receives it: its kind is what its content says, whatever the sender declared. */
export interface ReceivedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: MediaType;
  /** As the sender calls it, without folders and control characters; for people to read, never for a path. */
  readonly name: string;
}

/** What a handler receives after validation. */
export interface ReceivedOf<C extends Call> {
  params: Out<C["params"], Record<string, never>>;
  query: Out<C["query"], Record<string, never>>;
  body: Out<C["body"], undefined>;
  file: FileOf<C["upload"]>;
}

/** The answer's JSON as it stands on the wire; a call that answers a file has none, unless the file may come later. */
export type AnswerOf<C extends Call> = Out<C["answer"], undefined>;
