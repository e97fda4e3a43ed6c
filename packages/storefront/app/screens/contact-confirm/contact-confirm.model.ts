import { useListCategoriesQuery } from "@noren/api/endpoints/catalogue";
import { useCreateInquiryMutation } from "@noren/api/endpoints/inquiry";
import type { InquiryInput } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { useNavigate } from "react-router";
import { contactConfirmCopy as copy } from "#ui/screens/contact-confirm/contact-confirm.copy";
import type { ContactConfirmProps } from "#ui/screens/contact-confirm/contact-confirm.props";
import type { ContactForm } from "#ui/screens/contact/contact-forms.props";
import { offeredContactForms } from "#ui/screens/contact/offered-contact-forms";
import { useContactSteps, useFittingStep } from "../../inquiry/use-contact-steps.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useRecaptcha } from "../../recaptcha/use-recaptcha.ts";
import type { ContactDraft } from "../../storage/contact-storage.ts";
import { toCategoryChoices } from "../contact/contact.model.ts";

type Fact = NonNullable<ContactConfirmProps["facts"]>[number];

/** The filled fields in the order of the form. */
function toFacts(
  { fields, sections }: ContactForm,
  { values, product }: ContactDraft,
  categories: ReturnType<typeof toCategoryChoices>,
): Fact[] {
  const textOf = (name: string): string => {
    const value = values[name];
    const field = fields[name];
    if (field?.kind === "choice") return field.options.find((option) => option.value === value)?.label ?? "";
    const text = typeof value === "string" ? value : "";
    return name === "category" ? (categories.find((category) => category.value === text)?.label ?? text) : text;
  };
  const about = product ? [{ label: copy.product, value: product.name }] : [];
  const filled = sections
    .flatMap(({ names }) => names)
    .map((name) => ({ label: fields[name]?.label ?? "", value: textOf(name) }))
    .filter(({ value }) => value !== "");
  return [...about, ...filled];
}

/** [contact.steps] Shows the inquiry and sends it. Without one it leads to the form. */
export function useContactConfirmModel(): ContactConfirmProps {
  const navigate = useNavigate();
  const contact = useContactSteps();
  const isFitting = useFittingStep(contact, "confirm");
  const { data: categories } = useListCategoriesQuery("inquiries");
  const [create] = useCreateInquiryMutation();
  const prove = useRecaptcha();
  const draft = isFitting && "values" in contact.steps ? contact.steps.values : null;
  const form = offeredContactForms.find(({ kind }) => kind === draft?.kind);
  return {
    facts: draft && form ? toFacts(form, draft, toCategoryChoices(categories?.data ?? [])) : null,
    files: draft?.files.map(({ name }) => name) ?? [],
    editPath: paths.contact({ kind: form === offeredContactForms[0] ? null : (form?.kind ?? null) }),
    onSent: async () => {
      if (!draft) return undefined;
      const failure = await catchFormFailure(async () => {
        const proof = await prove("contact");
        const file_keys = draft.files.map(({ key }) => key);
        // The form of this kind has checked the values.
        const about = draft.kind === "contact" ? { product: draft.product?.key ?? null } : {};
        const input = { kind: draft.kind, ...draft.values, ...about, file_keys, ...proof } as InquiryInput;
        const { key } = await create(input).unwrap();
        contact.change([{ type: "form/sendStarted" }, { type: "form/sendSucceeded" }], key);
        void navigate(paths.contactComplete(), { replace: true });
      });
      // This page has no inputs: errors of fields are part of its message.
      return (
        failure && {
          message: [...new Set([failure.message, ...Object.values(failure.errors ?? {}).flat()])].join("\n"),
        }
      );
    },
  };
}
