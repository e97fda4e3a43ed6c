import type { ErrorBody } from "@noren/contract";

/**
 * An error response, thrown from a handler. The message is Japanese text for the shopper.
 *
 * @example throw new ApiError(409, "cart.decision.out_of_stock", "在庫が足りない商品があります。");
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly errors: ErrorBody["errors"];

  constructor(status: number, code: string, message: string, errors?: ErrorBody["errors"]) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}
