import { ApiError } from "../../http/api-error.ts";
import { serviceCopy } from "./service.copy.ts";

/** 409: the outcome is unknown. The same request sent again continues where this one stopped. */
export const createServiceUnreachableError = () =>
  new ApiError(409, "cart.payment.unreachable", serviceCopy.unreachable);
