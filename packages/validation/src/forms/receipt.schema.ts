import { string } from "yup";
import { labels } from "../labels.ts";
import { LINE_MAX, PROVISO_MAX } from "../lengths.ts";
import { says } from "../rules.ts";
import { text } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.receipt;

/** Whom a receipt (領収書) is made out to, and for what: 様 for a person, 御中 for a company. */
export const receiptSchema = form({
  addressee: text("addressee", label.addressee, LINE_MAX),
  honorific: string<"sama" | "onchu">().label(label.honorific).oneOf(["sama", "onchu"], says("choose")).default("sama"),
  proviso: text("proviso", label.proviso, PROVISO_MAX),
});
