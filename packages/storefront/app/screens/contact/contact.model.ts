import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useGetProductQuery, useListCategoriesQuery } from "@noren/api/endpoints/catalogue";
import type { Category, User } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { filledValues } from "@noren/validation/form-values";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate, useSearchParams } from "react-router";
import type { Choice } from "#ui/elements/select-field/select-field";
import type { ContactForm } from "#ui/screens/contact/contact-forms.props";
import type { ContactProps } from "#ui/screens/contact/contact.props";
import { offeredContactForms } from "#ui/screens/contact/offered-contact-forms";
import { useAttachments } from "../../inquiry/use-attachments.ts";
import { useContactSteps } from "../../inquiry/use-contact-steps.ts";
import { useAddressLookup } from "../../state/use-address-help.ts";
import { useShopContact } from "../../state/shop-contact.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

const [DEFAULT_FORM] = offeredContactForms;

const findForm = (kind: string | null): ContactForm =>
  offeredContactForms.find((form) => form.kind === kind) ?? DEFAULT_FORM;

const pathOf = ({ kind }: ContactForm): string => paths.contact({ kind: kind === DEFAULT_FORM.kind ? null : kind });

/** The categories in the tree's order, each with the name of the one above it. */
export const toCategoryChoices = (categories: readonly Category[]): Choice[] =>
  categories.flatMap(({ key, name, children }) => [
    { value: key, label: name },
    ...children.map((child) => ({ value: child.key, label: `${name}：${child.name}` })),
  ]);

/** The categories of inquiries about an order and about a product, which a shop may lack. */
const ABOUT_ORDER = "inquiry-order";
const ABOUT_PRODUCT = "inquiry-product";

/** The category of what the inquiry is about; null where the shop has none for it. */
function categoryOf(search: URLSearchParams, offered: readonly Choice[]): string | null {
  const fitting = search.get("product") ? ABOUT_PRODUCT : search.get("order_no") ? ABOUT_ORDER : null;
  return offered.some(({ value }) => value === fitting) ? fitting : null;
}

const toSender = (user: User): Record<string, string | null> => ({
  name: `${user.last_name} ${user.first_name}`,
  kana: `${user.last_name_kana}${user.first_name_kana}`,
  email: user.email,
  tel: user.phone_number,
  corporation: user.company_name,
  department: user.department,
});

const toTexts = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
    ),
  );

/** [contact.steps] The inquiry form, with what is known of the member, the order (`order_no`) and the product (`product`). */
export function useContactModel(): ContactProps {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = findForm(search.get("kind"));
  const { steps, change } = useContactSteps();
  const begun = "values" in steps ? steps.values : null;
  const kept = begun?.kind === form.kind ? begun : null;
  const attachments = useAttachments(kept?.files);
  const findAddresses = useAddressLookup();
  const { data } = useListCategoriesQuery("inquiries");
  const categories = toCategoryChoices(data?.data ?? []);
  const isMember = useIsMember() === true;
  const { currentData: user } = useGetUserQuery(isMember ? undefined : skipToken);
  // Values that were typed keep the product that they are about.
  const productKey = kept ? kept.product?.key : search.get("product");
  const { currentData: product } = useGetProductQuery(productKey ?? skipToken);
  const about = kept ? kept.product : product ? { key: product.key, name: product.name } : null;
  const known = {
    ...(user && toSender(user)),
    category: categoryOf(search, categories),
    order_no: search.get("order_no"),
  };
  return {
    messages: usePageMessages("contact-info"),
    kinds:
      offeredContactForms.length > 1
        ? offeredContactForms.map((each) => ({
            name: each.name,
            path: pathOf(each),
            isCurrent: each.kind === form.kind,
          }))
        : [],
    form,
    categories,
    prefill: toTexts(filledValues(form.fields, kept?.values ?? known)),
    product: product ? { name: product.name, image: product.image, path: paths.product({ key: product.key }) } : null,
    attachments: attachments.props,
    findAddresses,
    contact: useShopContact(),
    faqPath: paths.faq(),
    onSubmitted: async (values) => {
      const collected = await attachments.collect();
      if ("failure" in collected) return collected.failure;
      const draft = { kind: form.kind, product: about, values, files: collected.files };
      change([{ type: "form/left" }, { type: "form/filled", values: draft, hasConfirm: true }]);
      await navigate(paths.contactConfirm());
      return undefined;
    },
  };
}
