import { receiptFields } from "@noren/validation/fields/receipt";
import { filledValues } from "@noren/validation/form-values";
import { useMemo, type ReactNode } from "react";
import { Form } from "#ui/forms/form";
import { FormRadioGroup, FormTextField } from "#ui/forms/form-fields";
import { papersCopy } from "#ui/slots/papers/papers.copy";
import type { ReceiptProps } from "#ui/slots/papers/papers.props";
import styles from "./papers.module.css";

const copy = papersCopy.receipt;

type ReceiptFormProps = Pick<ReceiptProps, "info" | "onIssued"> & {
  /** The buttons. */
  children: ReactNode;
};

/** The text of a receipt before its first issue, which fixes it. */
export function ReceiptForm({ info, onIssued, children }: ReceiptFormProps) {
  const values = useMemo(() => filledValues(receiptFields, info), [info]);
  return (
    <Form fields={receiptFields} initialValues={values} idPrefix="receipt-" onSubmit={onIssued}>
      <FormTextField name="addressee" help={copy.addresseeHelp} />
      <FormRadioGroup name="honorific" />
      <FormTextField name="proviso" help={copy.provisoHelp} />
      <p className={styles.text}>{copy.final}</p>
      {children}
    </Form>
  );
}
