import { productRequestFields, restockRequestFields } from "@noren/validation/fields/product-request";
import { filledValues } from "@noren/validation/form-values";
import { type ReactNode, useRef } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormTextArea, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { productRequestHistoryCopy } from "#ui/screens/product-request-history/product-request-history.copy";
import type {
  ProductRequestHistoryProps,
  RequestForm,
  RequestValues,
} from "#ui/screens/product-request-history/product-request-history.props";
import { ProductName } from "#ui/slots/account-page/product-name";
import styles from "./product-request-history-view.module.css";

const copy = productRequestHistoryCopy.form;

type Props = Pick<ProductRequestHistoryProps, "listPath" | "onRequested"> & { form: RequestForm | "loading" };

/** The form for a request. */
export function RequestFormSection({ form, listPath, onRequested }: Props) {
  const frame = useRef<HTMLElement>(null);
  if (form === "loading") return <Loader label={copy.loading} />;
  // The form disappears with its button.
  const send = async (values: RequestValues) => {
    const main = frame.current?.closest("main");
    const failure = await onRequested(values);
    if (!failure) main?.focus({ preventScroll: true });
    return failure;
  };
  const isRestock = form.kind === "product";
  return (
    <section ref={frame} className={styles.form} aria-labelledby="request-title">
      <Heading level={2} id="request-title">
        {isRestock ? copy.restockTitle : copy.title}
      </Heading>
      <p className={styles.note}>{isRestock ? copy.restockLead : copy.lead}</p>
      {isRestock ? (
        <>
          <ProductName name={form.product.name} product={{ image: form.product.image }} />
          <Form fields={restockRequestFields} onSubmit={send}>
            <CommonFields listPath={listPath} />
          </Form>
        </>
      ) : (
        <Form
          fields={productRequestFields}
          initialValues={filledValues(productRequestFields, { product_name: form.productName })}
          onSubmit={send}
        >
          <FormTextField name="product_name" autoComplete="off" />
          <FormTextField name="maker_name" autoComplete="off" />
          <CommonFields listPath={listPath} />
        </Form>
      )}
    </section>
  );
}

/** The fields of both forms, and the buttons. */
function CommonFields({ listPath }: { listPath: string }): ReactNode {
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
