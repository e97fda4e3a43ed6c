import { productRequestFields, restockRequestFields } from "@noren/validation/fields/product-request";
import { filledValues } from "@noren/validation/form-values";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormTextArea, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { productRequestHistoryCopy } from "#ui/screens/product-request-history/product-request-history.copy";
import type {
  ProductRequestHistoryProps,
  RequestForm,
} from "#ui/screens/product-request-history/product-request-history.props";
import { ProductName } from "#ui/slots/account-page/product-name";
import styles from "./product-request-history-view.module.css";

const copy = productRequestHistoryCopy.form;

type Props = Pick<ProductRequestHistoryProps, "listPath" | "onRequested"> & { form: RequestForm | "loading" };

/** The form for a request. */
export function RequestFormSection({ form, listPath, onRequested }: Props) {
  if (form === "loading") return <Loader label={copy.loading} />;
  if (form.kind === "requested") return <Requested form={form} listPath={listPath} />;
  const isRestock = form.kind === "product";
  return (
    <section className={styles.form} aria-labelledby="request-title">
      <Heading level={2} id="request-title">
        {isRestock ? copy.restockTitle : copy.title}
      </Heading>
      <p className={styles.note}>{isRestock ? copy.restockLead : copy.lead}</p>
      {isRestock ? (
        <>
          <ProductName name={form.product.name} product={{ image: form.product.image }} />
          <Form
            fields={restockRequestFields}
            initialValues={filledValues(restockRequestFields, { note: form.note })}
            onSubmit={onRequested}
          >
            <CommonFields listPath={listPath} />
          </Form>
        </>
      ) : (
        <Form
          fields={productRequestFields}
          initialValues={filledValues(productRequestFields, { product_name: form.productName })}
          onSubmit={onRequested}
        >
          <FormTextField name="product_name" autoComplete="off" />
          <FormTextField name="maker_name" autoComplete="off" />
          <CommonFields listPath={listPath} />
        </Form>
      )}
    </section>
  );
}

/** A product whose request waits for the shop's answer. */
function Requested({
  form: { product, requestedAt },
  listPath,
}: Pick<Props, "listPath"> & { form: Extract<RequestForm, { kind: "requested" }> }) {
  return (
    <section className={styles.form} aria-labelledby="request-title">
      <Heading level={2} id="request-title">
        {copy.restockTitle}
      </Heading>
      <ProductName name={product.name} product={{ image: product.image }} />
      <Notice tone="success">
        <p>{copy.requested(requestedAt)}</p>
      </Notice>
      <p>
        <TextLink href={listPath}>{copy.close}</TextLink>
      </p>
    </section>
  );
}

/** The fields of both forms, and the buttons. */
function CommonFields({ listPath }: { listPath: string }) {
  return (
    <>
      <FormTextField name="quantity" inputMode="numeric" autoComplete="off" />
      <FormTextArea name="note" rows={3} />
      <FormSubmitButton>{copy.submit}</FormSubmitButton>
      <p>
        <TextLink href={listPath}>{copy.cancel}</TextLink>
      </p>
    </>
  );
}
