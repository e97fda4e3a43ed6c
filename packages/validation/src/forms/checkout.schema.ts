import { boolean, string } from "yup";
import { labels } from "../labels.ts";
import { REMARKS_MAX } from "../lengths.ts";
import * as rules from "../rules.ts";
import { optionalText } from "../text-schemas.ts";
import { addressSchema } from "./address.schema.ts";
import { ordererFields } from "./orderer.schema.ts";
import { form } from "./form.ts";

/** A guest's step: who orders, and whether it goes to them (`self`) or elsewhere (`other`). */
export const guestCheckoutSchema = form({
  ...ordererFields,
  destination: string<"self" | "other">().oneOf(["self", "other"]).default("self"),
});

/** A typed destination; members may keep it in their book. */
export const destinationSchema = addressSchema.shape({ is_save_address: boolean().default(false) });

/** The way to pay, and what the shop should know. */
export const paymentSchema = form({
  payment_id: string().label(labels.cart.payment_id).default("").test(rules.choose),
  remarks: optionalText("remarks", labels.cart.remarks, REMARKS_MAX),
});
