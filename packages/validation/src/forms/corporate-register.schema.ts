import { labels } from "../labels.ts";
import { COMPANY_MAX } from "../lengths.ts";
import { text } from "../text-schemas.ts";
import { registerSchema } from "./register.schema.ts";

/** [valid.orderer-password] A company needs its name, the orderer's name and a password; department or position may be left out. */
export const corporateRegisterSchema = registerSchema.shape({
  company_name: text("company_name", labels.user.company_name, COMPANY_MAX),
});
