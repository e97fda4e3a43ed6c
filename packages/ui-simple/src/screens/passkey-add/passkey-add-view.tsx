import { confirmationFields } from "@noren/validation/fields/login";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Notice } from "#ui/elements/notice/notice";
import { Form } from "#ui/forms/form";
import { FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { passkeyAddCopy as copy } from "#ui/screens/passkey-add/passkey-add.copy";
import type { PasskeyAddProps } from "#ui/screens/passkey-add/passkey-add.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./passkey-add-view.module.css";

/** Adds a passkey, or offers one after a login with the password. */
export function PasskeyAddView({ isSupported, laterPath, listPath, reminderPath, onSubmitted }: PasskeyAddProps) {
  const isOffer = laterPath !== null;
  return (
    <ColumnPage
      width="form"
      title={isOffer ? copy.offerTitle : copy.title}
      lead={copy.lead}
      links={[{ path: reminderPath, name: copy.forgot }]}
      {...(!isOffer && { back: { path: listPath, name: copy.back } })}
    >
      {isSupported ? (
        <Form fields={confirmationFields} onSubmit={onSubmitted}>
          <FormPasswordField name="current_password" help={copy.passwordHelp} />
          <FormSubmitButton block>{copy.submit}</FormSubmitButton>
        </Form>
      ) : (
        <Notice>
          <p>{copy.unsupported}</p>
        </Notice>
      )}
      {isOffer ? (
        <div className={styles.later}>
          <ButtonLink href={laterPath} block>
            {copy.later}
          </ButtonLink>
          <p className={styles.help}>{copy.laterHelp}</p>
        </div>
      ) : null}
    </ColumnPage>
  );
}
