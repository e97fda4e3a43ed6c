import { contactFields } from "@noren/validation/fields/inquiry";
import type { ContactForm } from "#ui/screens/contact/contact-forms.props";
import { contactCopy as copy } from "#ui/screens/contact/contact.copy";

/** A person's inquiry. */
export const contactForm: ContactForm = {
  kind: "contact",
  name: copy.person,
  fields: contactFields,
  sections: [
    { title: copy.question, names: ["category", "order_no", "body"] },
    { title: copy.sender, names: ["name", "kana", "email", "tel"] },
  ],
};
