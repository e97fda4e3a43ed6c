import { quotationFields } from "@noren/validation/fields/receipt";
import type { ReactNode } from "react";
import { Form } from "#ui/forms/form";
import { FormRadioGroup, FormTextField } from "#ui/forms/form-fields";
import { papersCopy } from "#ui/slots/papers/papers.copy";
import type { QuotationSubmit } from "#ui/slots/papers/papers.props";

const copy = papersCopy.quotation;

interface QuotationFormProps {
  onSubmitted: QuotationSubmit;
  /** The buttons, below what the shopper should know. */
  children: ReactNode;
}

/** To whom a quotation is made out. */
export function QuotationForm({ onSubmitted, children }: QuotationFormProps) {
  return (
    <Form fields={quotationFields} idPrefix="quotation-" onSubmit={onSubmitted}>
      <FormTextField name="addressee" help={copy.addresseeHelp} />
      <FormRadioGroup name="honorific" />
      {children}
    </Form>
  );
}
