import { ApiError } from "../http/api-error.ts";
import { rateLimitCopy } from "./rate-limit.copy.ts";

/** 429: the limit of attempts is reached. */
export const createRateLimitedError = () => new ApiError(429, "rate_limited", rateLimitCopy.rateLimited);

/** Whether a request failed because a limit is reached. */
export const isRateLimited = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 429;
