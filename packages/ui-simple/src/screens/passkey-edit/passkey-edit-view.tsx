import { confirmationFields } from "@noren/validation/fields/login";
import { passkeyFields } from "@noren/validation/fields/passkey";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormPasswordField, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { passkeyEditCopy as copy } from "#ui/screens/passkey-edit/passkey-edit.copy";
import type { PasskeyEditProps } from "#ui/screens/passkey-edit/passkey-edit.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./passkey-edit-view.module.css";

/** Renames or deletes a passkey. */
export function PasskeyEditView(props: PasskeyEditProps) {
  const { passkey, listPath, loginHistoryPath, reminderPath, onRenamed, onDeleted } = props;
  return (
    <ColumnPage
      width="form"
      title={copy.title}
      links={[
        { path: loginHistoryPath, name: copy.lost },
        { path: reminderPath, name: copy.forgot },
      ]}
      back={{ path: listPath, name: copy.back }}
    >
      {passkey === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          <section className={styles.part}>
            <Heading level={2}>{copy.nameTitle}</Heading>
            <Form idPrefix="name" fields={passkeyFields} initialValues={{ name: passkey.name }} onSubmit={onRenamed}>
              <FormTextField name="name" autoComplete="off" />
              <FormSubmitButton block>{copy.rename}</FormSubmitButton>
            </Form>
          </section>
          <section className={styles.part}>
            <Heading level={2}>{copy.removeTitle}</Heading>
            <p className={styles.lead}>{copy.removeLead(passkey.name)}</p>
            <Form idPrefix="delete" fields={confirmationFields} onSubmit={onDeleted}>
              <FormPasswordField name="current_password" />
              <FormSubmitButton look="danger" block>
                {copy.remove}
              </FormSubmitButton>
            </Form>
          </section>
        </>
      )}
    </ColumnPage>
  );
}
