import { boolean, object } from "yup";
import { labels } from "../labels.ts";
import { messages } from "../messages.ts";
import { newPassword } from "../text-schemas.ts";
import { profileFields } from "./profile.schema.ts";

const label = labels.user;

/** A new member; the mail address serves as the username. */
export const registerSchema = object({
  ...profileFields,
  password: newPassword(label.password),
  is_agreed: boolean().label(label.is_agreed).oneOf([true], messages.agreed).default(false),
});
