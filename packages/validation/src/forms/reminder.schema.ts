import { labels } from "../labels.ts";
import { LINE_MAX, USERNAME_MAX } from "../lengths.ts";
import { email, newPassword, text } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.reminder;

/** Who forgot the password says who they are. */
export const passwordReminderSchema = form({ username: text("username", label.username, USERNAME_MAX) });

/** Who forgot the username says where the mail goes. */
export const usernameReminderSchema = form({ email: email(label.email) });

const password = newPassword(label.password);
const answer = text("answer", label.answer, LINE_MAX);

/** The new password; with a security question its answer too. */
export const passwordResetSchema = form({ password });
export const passwordResetWithAnswerSchema = form({ password, answer });

/** The username is told where the answer is right; without a question nothing has to be filled in. */
export const usernameResetSchema = form({ answer });
