import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormSelectField, FormTextArea, FormTextField } from "#ui/forms/form-fields";
import { FormPostalCode } from "#ui/forms/form-postal-code";
import { FormPrefill } from "#ui/forms/form-prefill";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { contactCopy as copy } from "#ui/screens/contact/contact.copy";
import type { ContactProps } from "#ui/screens/contact/contact.props";
import { ProductName } from "#ui/slots/account-page/product-name";
import { Attachments } from "#ui/slots/attachments/attachments";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { PrivacyNote } from "#ui/slots/privacy-note/privacy-note";
import { ShopContact } from "#ui/slots/shop-contact/shop-contact";
import styles from "./contact-view.module.css";

/** The inquiry form, the first of three steps. */
export function ContactView(props: ContactProps) {
  const { messages, kinds, form, prefill, product, attachments, contact, faqPath, onSubmitted } = props;
  return (
    <ColumnPage
      width="form"
      above={<Breadcrumbs items={[{ name: copy.title, path: null }]} />}
      title={copy.title}
      lead={
        <>
          {copy.lead}
          {copy.faqLead}
          <TextLink href={faqPath}>{copy.faq}</TextLink>
          {copy.faqEnd}
        </>
      }
    >
      {messages.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
      {contact ? <ShopContact contact={contact} /> : null}
      {kinds.length > 0 ? <Kinds kinds={kinds} /> : null}
      {product ? <ProductName name={product.name} product={product} /> : null}
      <Form key={form.kind} fields={form.fields} idPrefix={`${form.kind}-`} onSubmit={onSubmitted}>
        <FormPrefill values={prefill} />
        {form.sections.map(({ title, names }) => (
          <Fieldset key={title} legend={title}>
            {names.map((name) => (
              <ContactField key={name} name={name} {...props} />
            ))}
            {names.includes("body") ? <Attachments {...attachments} /> : null}
          </Fieldset>
        ))}
        <PrivacyNote />
        <FormSubmitButton block>{copy.submit}</FormSubmitButton>
      </Form>
    </ColumnPage>
  );
}

function Kinds({ kinds }: Pick<ContactProps, "kinds">) {
  return (
    <nav aria-label={copy.kinds}>
      <ul className={styles.kinds}>
        {kinds.map(({ name, path, isCurrent }) => (
          <li key={path}>
            <a href={path} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ContactFieldProps extends Pick<ContactProps, "form" | "categories" | "findAddresses"> {
  name: string;
}

function ContactField({ name, form, categories, findAddresses }: ContactFieldProps) {
  const field = form.fields[name];
  if (name === "body") return <FormTextArea name={name} rows={8} />;
  if (name === "category") return <FormSelectField name={name} options={categories} emptyLabel={copy.choose} />;
  if (name === "postal_code") return <FormPostalCode findAddresses={findAddresses} line="address" />;
  if (field?.kind === "choice") return <FormSelectField name={name} emptyLabel={copy.none} />;
  return <FormTextField name={name} width="l" />;
}
