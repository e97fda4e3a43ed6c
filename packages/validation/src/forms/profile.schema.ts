import { labels } from "../labels.ts";
import { COMPANY_MAX, DEPARTMENT_MAX } from "../lengths.ts";
import { choice, optionalChoice } from "../number-schemas.ts";
import * as s from "../text-schemas.ts";
import { ordererFields } from "./orderer.schema.ts";
import { form } from "./form.ts";

const label = labels.user;

export const profileFields = {
  ...ordererFields,
  cell_phone_number: s.optionalPhone("cell_phone_number", label.cell_phone_number),
  company_name: s.optionalText("company_name", label.company_name, COMPANY_MAX),
  department: s.optionalText("department", label.department, DEPARTMENT_MAX),
  birthday: s.optionalDay("birthday", label.birthday),
  gender: optionalChoice("gender", label.gender),
  is_receive_newsletter: choice("newsletter", label.is_receive_newsletter, 0),
};

/** A member's profile. [user.username-immutable] The username cannot be changed, so it is not among the fields. */
export const profileSchema = form(profileFields);
