import { toDay, toFullWidth, toLine } from "../normalise.ts";
import { day, fullWidth, maxLength, password as passwordRule, type Rule } from "../rules.ts";
import { placeFields } from "./address.ts";
import { type ChoiceField, type FlagField, optional, type TextField } from "./field.ts";
import { cellPhone, email, fax, firstName, firstNameKana, lastName, lastNameKana, phone } from "./person.ts";

/** The person who orders as a guest. A member's profile has these fields too. */
export const ordererFields = {
  last_name: lastName,
  first_name: firstName,
  last_name_kana: lastNameKana,
  first_name_kana: firstNameKana,
  email,
  ...placeFields,
  phone_number: phone,
};

export const company: TextField = {
  kind: "text",
  label: "会社名",
  description: "Company name, at most 250 characters.",
  normalise: toLine,
  max: 250,
  sample: "株式会社のれん堂",
  autoComplete: "organization",
};

export const department: TextField = {
  kind: "text",
  label: "部署・役職",
  description: "Department or position, at most 250 characters.",
  normalise: toLine,
  max: 250,
  sample: "総務部",
  autoComplete: "organization-title",
};

const job: TextField = {
  kind: "text",
  label: "職業",
  description: "Occupation, at most 100 characters.",
  normalise: toLine,
  max: 100,
  sample: "会社員",
};

/** No living person was born before. */
const since1900: Rule = { ...day, holds: (text) => day.holds(text) && text >= "1900-01-01" };

const birthday: TextField = {
  kind: "text",
  label: "生年月日",
  description: "YYYY-MM-DD, since 1900.",
  normalise: toDay,
  rules: [since1900],
  inputMode: "numeric",
  sample: "1988-04-12",
  autoComplete: "bday",
};

export const gender: ChoiceField<1 | 2 | 3 | 4> = {
  kind: "choice",
  label: "性別",
  description: "1 male, 2 female, 3 other, 4 no answer.",
  options: [
    { value: 1, label: "男性" },
    { value: 2, label: "女性" },
    { value: 3, label: "その他" },
    { value: 4, label: "回答しない" },
  ],
};

export const newsletter: ChoiceField<0 | 1> = {
  kind: "choice",
  label: "メールマガジン",
  description: "1 receive, 0 do not.",
  options: [
    { value: 1, label: "受け取る" },
    { value: 0, label: "受け取らない" },
  ],
  initial: 0,
};

/** A member's profile. [user.username-immutable] The username cannot be changed, so it is not among the fields. */
export const profileFields = {
  ...ordererFields,
  cell_phone_number: optional(cellPhone),
  company_name: optional(company),
  department: optional(department),
  job: optional(job),
  fax: optional(fax),
  birthday: optional(birthday),
  gender: optional(gender),
  is_receive_newsletter: newsletter,
};

/** The fields that a shop may add to its registration. Each stays optional for the shopper. */
export const REGISTRATION_CHOICES = [
  "cell_phone_number",
  "company_name",
  "department",
  "job",
  "fax",
  "birthday",
  "gender",
  "is_receive_newsletter",
  "security_question",
] as const;
export type RegistrationField = (typeof REGISTRATION_CHOICES)[number];

/** Those of a company, which a shop for companies asks for first [valid.company]. */
export const COMPANY_FIELDS = ["company_name", "department"] as const satisfies readonly RegistrationField[];

/** The texts among them: a profile shows one that the registration has or the member has filled in. */
export const OPTIONAL_PROFILE_FIELDS = [
  "company_name",
  "department",
  "job",
  "fax",
] as const satisfies readonly RegistrationField[];
export type OptionalProfileField = (typeof OPTIONAL_PROFILE_FIELDS)[number];

/** The maximum length of all passwords, which limits the work of hashing one. */
export const PASSWORD_MAX_LENGTH = 128;

/** A password that a person chooses. */
export const newPassword: TextField = {
  kind: "text",
  label: "パスワード",
  description: "At least 8 characters, half-width letters combined with digits; - _ . allowed.",
  min: 8,
  max: PASSWORD_MAX_LENGTH,
  rules: [passwordRule],
  sample: "noren2026",
  autoComplete: "new-password",
};

const agreement: FlagField = {
  kind: "flag",
  label: "利用規約への同意",
  description: "Agreement to the terms of use, which a registration needs.",
  isAgreement: true,
};

/** A new member. The email serves as the username. */
export const registrationFields = { ...profileFields, password: newPassword, is_agreed: agreement };

/** The fields of a member that is a company: its name is required, the department may be left out [valid.company]. */
export const requireCompanyName = <F extends { company_name: TextField }>(fields: F): F => ({
  ...fields,
  company_name: { ...fields.company_name, isOptional: false },
});

/** [valid.company] [valid.orderer-password] A company needs its name, the orderer's name and a password. */
export const corporateRegistrationFields = requireCompanyName(registrationFields);

const inFullWidth = (field: TextField): TextField => ({ ...field, normalise: toFullWidth, rules: [fullWidth] });

/**
 * The registration of the students' client [valid.client-form]: names in full width, the rest as
 * everywhere: katakana readings, phones of up to 11 digits, a postal code of 7, a password of letters with digits. A member of a
 * school is asked for its name, which an invoice needs.
 */
export const clientRegistrationFields = {
  ...registrationFields,
  last_name: inFullWidth(lastName),
  first_name: inFullWidth(firstName),
  phone_number: { ...phone, rules: [...(phone.rules ?? []), maxLength(11)] },
  company_name: optional({ ...company, label: "学校名・会社名" }),
  department: optional({ ...department, label: "部署・研究室" }),
};
