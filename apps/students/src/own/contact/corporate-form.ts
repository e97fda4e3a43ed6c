import { corporateFields } from "@noren/validation/fields/inquiry";
import type { ContactForm } from "#ui/screens/contact/contact-forms.props";
import { corporateFormCopy as copy } from "./corporate-form.copy.ts";

/** A company's inquiry [students.variant]. */
export const corporateForm: ContactForm = {
  kind: "corporate",
  name: copy.name,
  fields: corporateFields,
  sections: [
    { title: copy.question, names: ["order_no", "body"] },
    { title: copy.person, names: ["department", "name", "kana", "email", "tel", "fax"] },
    {
      title: copy.company,
      names: [
        "corporation",
        "corporation_kana",
        "postal_code",
        "address",
        "establishment",
        "capital",
        "annual_sale",
        "employee_num",
        "business_type",
        "url",
      ],
    },
    { title: copy.store, names: ["store_name", "business_hours", "business_holiday"] },
    { title: copy.trade, names: ["delivery", "delivery_company", "payment"] },
  ],
};
