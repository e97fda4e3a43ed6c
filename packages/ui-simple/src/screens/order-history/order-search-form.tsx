import { orderSearchFields } from "@noren/validation/fields/search";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { FieldRow } from "#ui/elements/fieldset/fieldset";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormSelectField, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { orderHistoryCopy as copy } from "#ui/screens/order-history/order-history.copy";
import type { OrderHistoryProps } from "#ui/screens/order-history/order-history.props";
import { useFocusAfterSwap } from "#ui/slots/account-page/use-focus-after-swap";

type OrderSearchFormProps = Pick<OrderHistoryProps, "search" | "listPath" | "onSearched"> & { isOpen: boolean };

/** Finds orders by period, number and product. */
export function OrderSearchForm({ search, listPath, isOpen, onSearched }: OrderSearchFormProps) {
  // The key replaces the values of the form by those of the URL.
  const key = JSON.stringify(search);
  useFocusAfterSwap(key);
  return (
    <Disclosure summary={copy.search} defaultOpen={isOpen} key={key}>
      <Form fields={orderSearchFields} initialValues={search} idPrefix="order-search-" onSubmit={onSearched}>
        <FormTextField name="word" type="search" />
        <FieldRow>
          <FormTextField name="from" type="date" placeholder={undefined} />
          <FormTextField name="to" type="date" placeholder={undefined} />
        </FieldRow>
        <FormSelectField name="status" emptyLabel={copy.anyStatus} width="l" />
        <FormSubmitButton>{copy.submit}</FormSubmitButton>
        {isOpen ? <TextLink href={listPath}>{copy.clear}</TextLink> : null}
      </Form>
    </Disclosure>
  );
}
