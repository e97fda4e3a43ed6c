import { ButtonLink } from "#ui/elements/button/button-link";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { contactConfirmCopy as copy } from "#ui/screens/contact-confirm/contact-confirm.copy";
import type { ContactConfirmProps } from "#ui/screens/contact-confirm/contact-confirm.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./contact-confirm-view.module.css";

const NO_VALUES = {};

/** What is about to be sent to the shop. */
export function ContactConfirmView({ facts, files, editPath, onSent }: ContactConfirmProps) {
  return (
    <ColumnPage width="form" title={copy.title} lead={copy.lead}>
      {facts === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          <div className={styles.facts}>
            <DefinitionList
              items={[
                ...facts.map(({ label, value }) => ({ term: label, detail: value })),
                ...(files.length > 0 ? [{ term: copy.files, detail: files.join("\n") }] : []),
              ]}
            />
          </div>
          <Form initialValues={NO_VALUES} onSubmit={onSent}>
            <FormSubmitButton block>{copy.send}</FormSubmitButton>
          </Form>
          <ButtonLink href={editPath} block>
            {copy.edit}
          </ButtonLink>
        </>
      )}
    </ColumnPage>
  );
}
