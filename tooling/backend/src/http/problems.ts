import { ApiError } from "./api-error.ts";
import { httpCopy } from "./http.copy.ts";

/** Errors that any call may return (`commonErrors` of the contract). */
export const notFound = () => new ApiError(404, "not_found", httpCopy.notFound);
export const unauthenticated = () => new ApiError(401, "unauthenticated", httpCopy.unauthenticated);
export const unavailable = () => new ApiError(503, "unavailable", httpCopy.unavailable);

/** 422 with messages by field path, e.g. `{ "shipping.postal_code": ["…"] }`. */
export const invalid = (errors: Record<string, string[]>) =>
  new ApiError(422, "validation", httpCopy.validation, errors);
