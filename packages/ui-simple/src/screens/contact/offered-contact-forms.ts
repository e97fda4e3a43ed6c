import { contactForm } from "#ui/screens/contact/contact-forms";
import type { ContactForm } from "#ui/screens/contact/contact-forms.props";

/** The forms that the shop offers; the first is the default. A client with a form of its own replaces this file. */
export const offeredContactForms: readonly [ContactForm, ...ContactForm[]] = [contactForm];
