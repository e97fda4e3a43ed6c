import { boolean } from "yup";
import { labels } from "../labels.ts";
import { messages } from "../messages.ts";
import { newPassword } from "../text-schemas.ts";
import { profileFields } from "./profile.schema.ts";
import { form } from "./form.ts";

const label = labels.user;

/** A new member; the mail address serves as the username. */
export const registerSchema = form({
  ...profileFields,
  password: newPassword(label.password),
  is_agreed: boolean().label(label.is_agreed).required(messages.agreed).isTrue(messages.agreed),
});
