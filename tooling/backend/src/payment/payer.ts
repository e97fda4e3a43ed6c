import type { Orderer } from "@noren/contract";
import { formatAddress, formatPostalCode } from "@noren/validation/format";
import { ordererName } from "../address/plain-address.ts";
import type { PaymentRequest } from "./service/payment-service.ts";

/** The orderer as a service gets it, for its credit check and its slips. */
export function payerOf(orderer: Required<Orderer>): PaymentRequest["payer"] {
  const [, ...address] = formatAddress(orderer);
  return {
    name: ordererName(orderer),
    kana: `${orderer.last_name_kana} ${orderer.first_name_kana}`,
    email: orderer.email,
    phone_number: orderer.phone_number,
    postal_code: formatPostalCode(orderer.postal_code),
    address: address.join(" "),
  };
}
