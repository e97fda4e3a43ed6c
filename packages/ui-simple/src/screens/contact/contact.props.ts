import type { Product } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { Choice } from "#ui/elements/select-field/select-field";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { ContactForm } from "#ui/screens/contact/contact-forms.props";
import type { AttachmentsProps } from "#ui/slots/attachments/attachments.props";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";

export interface ContactProps {
  messages: readonly PageMessageProps[];
  /** The shop's forms with their paths; empty if it has only one. */
  kinds: readonly { name: string; path: string; isCurrent: boolean }[];
  form: ContactForm;
  /** Categories of inquiries. */
  categories: readonly Choice[];
  /** Values by field: what is known of the person and of the subject. Typed values are kept. */
  prefill: Readonly<Record<string, string>>;
  /** What the inquiry is about; null where no link of a product led here. */
  product: (Pick<Product, "name" | "image"> & { path: string }) | null;
  attachments: AttachmentsProps;
  /** For the address of a company. */
  findAddresses: AddressLookup;
  /** The shop's phone number and email. */
  contact: ShopContactProps | null;
  faqPath: string;
  onSubmitted: FormSubmit<Readonly<Record<string, unknown>>>;
}
