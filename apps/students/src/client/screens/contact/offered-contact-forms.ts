import { contactForm } from "#ui/screens/contact/contact-forms";
import type { ContactForm } from "#ui/screens/contact/contact-forms.props";
import { corporateForm } from "../../../own/contact/corporate-form.ts";

/** Persons and companies ask with different forms [students.variant]. */
export const offeredContactForms: readonly [ContactForm, ...ContactForm[]] = [contactForm, corporateForm];
