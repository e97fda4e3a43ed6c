import { object } from "yup";
import { labels } from "../labels.ts";
import { PASSWORD_MAX, USERNAME_MAX } from "../lengths.ts";
import { text } from "../text-schemas.ts";

/** A login; the password was chosen under whatever rules held then, so it only has to be there. */
export const loginSchema = object({
  username: text("username", labels.user.username, USERNAME_MAX),
  password: text("password", labels.user.password, PASSWORD_MAX),
});
