import { ConvenienceStore } from "@noren/contract";
import { toJapanDay } from "../../time/japan-time.ts";
import { methodsCopy } from "./methods.copy.ts";
import { paidInAdvance } from "./prepayment.ts";
import { convenienceCopy as copy } from "./convenience.copy.ts";
import { alwaysAvailable, type PaymentMethodModule } from "./payment-method.ts";

const stores = ConvenienceStore.options.map((code) => ({ code, name: copy.stores[code].name }));

export const convenience: PaymentMethodModule = {
  code: "convenience",
  id: 6,
  name: copy.name,
  description: copy.description,
  ...paidInAdvance(copy),
  stores,
  captureMode: "shopperPays",
  unavailableReason: alwaysAvailable,
  paymentInstructions: ({ slip }) =>
    slip &&
    copy.paymentInstructions({
      number: slip.number,
      until: methodsCopy.day(toJapanDay(new Date(slip.pay_until))),
      ...(slip.store ? copy.stores[slip.store] : copy.anyStore),
    }),
  deliveredGuide: null,
  noReceiptReason: null,
};
