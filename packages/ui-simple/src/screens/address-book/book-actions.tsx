import { confirmationFields } from "@noren/validation/fields/login";
import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";
import { Heading } from "#ui/elements/heading/heading";
import { Form } from "#ui/forms/form";
import { FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { useFormDialog } from "#ui/forms/use-form-dialog";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import type { AddressBookProps, BookAddress } from "#ui/screens/address-book/address-book.props";
import { AddressImport } from "#ui/slots/address-import/address-import";
import styles from "./address-book-view.module.css";

type BookActionsProps = Pick<AddressBookProps, "file" | "onAllDeleted"> & { addresses: readonly BookAddress[] };

/** The import and export of the whole book, and its deletion, which needs the password. */
export function BookActions({ addresses, file, onAllDeleted }: BookActionsProps) {
  const removal = useFormDialog(onAllDeleted);
  const count = addresses.filter(({ canDelete }) => canDelete).length;
  return (
    <section className={styles.whole}>
      <Heading level={2}>{copy.wholeBook}</Heading>
      <AddressImport onFileChosen={file.onFileChosen} />
      <p className={styles.actions}>
        <Button icon="download" onClick={() => file.onExported?.("utf-8")}>
          {copy.exportBook}
        </Button>
        <Button icon="download" onClick={() => file.onExported?.("shift_jis")}>
          {copy.exportForExcel}
        </Button>
        {count > 0 ? (
          <Button look="quiet" icon="trash" onClick={removal.open}>
            {copy.removeAll}
          </Button>
        ) : null}
      </p>
      <p className={styles.note}>{copy.exportNote}</p>
      <Dialog open={removal.isOpen} title={copy.removeAllTitle} onClose={removal.close}>
        <Form fields={confirmationFields} idPrefix="remove-all" onSubmit={removal.submit}>
          <p>{copy.removeAllLead(count)}</p>
          <FormPasswordField name="current_password" />
          <FormSubmitButton look="danger" block>
            {copy.removeAll}
          </FormSubmitButton>
        </Form>
      </Dialog>
    </section>
  );
}
