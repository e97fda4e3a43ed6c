import { schoolKeyFields } from "@noren/validation/fields/school";
import type { FormOutput } from "@noren/validation/form-values";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import type { FormSubmit } from "#ui/forms/form-submit";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { schoolKeyCopy as copy } from "./school-key.copy.ts";

export interface SchoolKeyProps {
  onSubmitted: FormSubmit<FormOutput<typeof schoolKeyFields>>;
}

/** Asks for the key of the school before its catalogue opens. */
export function SchoolKeyView({ onSubmitted }: SchoolKeyProps) {
  return (
    <ColumnPage width="form" title={copy.title} lead={copy.lead}>
      <Form fields={schoolKeyFields} onSubmit={onSubmitted}>
        <FormTextField
          name="key"
          width="m"
          help={copy.help}
          inputProps={{ autoCapitalize: "none", spellCheck: false }}
        />
        <FormSubmitButton block>{copy.submit}</FormSubmitButton>
      </Form>
    </ColumnPage>
  );
}
