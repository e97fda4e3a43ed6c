import { labels } from "../labels.ts";
import { PASSWORD_MAX, USERNAME_MAX } from "../lengths.ts";
import { text } from "../text-schemas.ts";
import { form } from "./form.ts";

/** A login; the password was chosen under whatever rules held then, so it only has to be there. */
export const loginSchema = form({
  username: text("username", labels.login.username, USERNAME_MAX),
  password: text("password", labels.login.password, PASSWORD_MAX),
});
