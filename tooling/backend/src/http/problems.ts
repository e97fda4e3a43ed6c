import type { Context as Http } from "hono";
import { ApiError } from "./api-error.ts";
import { httpCopy } from "./http.copy.ts";

/** Errors that any call may return (`commonErrors` of the contract). */
export const createNotFoundError = () => new ApiError(404, "not_found", httpCopy.notFound);
export const createUnauthenticatedError = () => new ApiError(401, "unauthenticated", httpCopy.unauthenticated);
export const createUnavailableError = () => new ApiError(503, "unavailable", httpCopy.unavailable);

/** 422 with messages by field path, e.g. `{ "shipping.postal_code": ["…"] }`. */
export const createValidationError = (errors: Record<string, string[]>) =>
  new ApiError(422, "validation", httpCopy.validation, errors);

/** 405 with the methods that the path has. */
export function createMethodNotAllowedError(http: Http, methods: readonly string[]): ApiError {
  http.header("allow", methods.join(", "));
  return new ApiError(405, "method_not_allowed", httpCopy.methodNotAllowed);
}
