import { labels } from "../labels.ts";
import { PASSWORD_MAX } from "../lengths.ts";
import { newPassword, text } from "../text-schemas.ts";
import { form } from "./form.ts";

/** A member changes the password. */
export const passwordSchema = form({
  current_password: text("current_password", labels.password.current_password, PASSWORD_MAX),
  password: newPassword(labels.password.password),
});
