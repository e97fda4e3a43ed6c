import { schoolKeySchema } from "@noren/validation/forms/school-key.schema";
import { emptySchoolKey, type SchoolKeyValues } from "@noren/validation/forms/school-key.values";
import { labels } from "@noren/validation/labels";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import type { FormSubmit } from "#ui/forms/form-submit";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { AccountPage } from "#ui/slots/account-page/account-page";
import { schoolKeyCopy as copy } from "./school-key.copy.ts";

export interface SchoolKeyProps {
  onSubmitted: FormSubmit<SchoolKeyValues>;
}

/** Asks for the key of the school before its catalogue opens. */
export function SchoolKeyView({ onSubmitted }: SchoolKeyProps) {
  return (
    <AccountPage width="form" title={copy.title} lead={copy.lead}>
      <Form initialValues={emptySchoolKey} schema={schoolKeySchema} onSubmit={onSubmitted}>
        <FormTextField
          name="key"
          label={labels.school.key}
          required
          width="m"
          help={copy.help}
          autoComplete="off"
          inputProps={{ autoCapitalize: "none", spellCheck: false }}
        />
        <FormSubmitButton block>{copy.submit}</FormSubmitButton>
      </Form>
    </AccountPage>
  );
}
