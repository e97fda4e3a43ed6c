import { labels } from "../labels.ts";
import { SCHOOL_KEY_MAX } from "../lengths.ts";
import { halfWidthAlphaNum } from "../rules.ts";
import { text } from "../text-schemas.ts";
import { form } from "./form.ts";

/** The key that a school gives to its students. */
export const schoolKeySchema = form({
  key: text("key", labels.school.key, SCHOOL_KEY_MAX).test(halfWidthAlphaNum),
});
