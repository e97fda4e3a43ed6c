import type { FormFields } from "@noren/validation/fields/field";
import { userListFields } from "@noren/validation/fields/user-list";
import { emptyValues } from "@noren/validation/form-values";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormRadioGroup, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { favouriteListsCopy } from "#ui/screens/favourite-lists/favourite-lists.copy";
import {
  type FavouriteListsProps,
  type ListChoice,
  NEW_LIST,
  NO_LIST,
} from "#ui/screens/favourite-lists/favourite-lists.props";
import { ProductName } from "#ui/slots/account-page/product-name";
import styles from "./favourite-lists-view.module.css";

const copy = favouriteListsCopy.choice;
/** The fields of a choice that names no new list. */
const existingFields: FormFields = { list: userListFields.list };

type Props = Pick<FavouriteListsProps, "listsPath" | "onListChosen"> & { choice: ListChoice | "loading" };

/** Puts a product into one of the member's lists or a new one. */
export function ListChoiceForm({ choice, listsPath, onListChosen }: Props) {
  if (choice === "loading") return <Loader label={copy.loading} />;
  const { product, lists, from } = choice;
  const options = [
    ...lists.map(({ key, name }) => ({ value: key, label: name })),
    { value: NEW_LIST, label: copy.new, below: <FormTextField name="name" autoComplete="off" /> },
    ...(from === null ? [] : [{ value: NO_LIST, label: copy.none(from) }]),
  ];
  return (
    <section className={styles.choice} aria-labelledby="choice-title">
      <Heading level={2} id="choice-title">
        {from === null ? copy.title : copy.moveTitle(from)}
      </Heading>
      <ProductName name={product.name} product={product} />
      <Form
        fields={userListFields}
        fieldsFor={(values) => (values.list === NEW_LIST ? userListFields : existingFields)}
        initialValues={{ ...emptyValues(userListFields), list: lists[0]?.key ?? NEW_LIST }}
        onSubmit={onListChosen}
      >
        <FormRadioGroup name="list" required={false} options={options} />
        <FormSubmitButton>{copy.submit}</FormSubmitButton>
        <p>
          <TextLink href={listsPath}>{copy.cancel}</TextLink>
        </p>
      </Form>
    </section>
  );
}
