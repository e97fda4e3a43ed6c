import { labels } from "../labels.ts";
import { ONE_TIME_CODE_DIGITS } from "../lengths.ts";
import { digits } from "../rules.ts";
import { ruled } from "../text-schemas.ts";
import { form } from "./form.ts";

/** The code of a login or of a mail verification. */
export const oneTimeCodeSchema = form({ code: ruled("code", labels.code.code, digits(ONE_TIME_CODE_DIGITS)) });
