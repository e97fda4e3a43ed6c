import { catalogFields } from "@noren/validation/fields/inquiry";
import { emptyValues } from "@noren/validation/form-values";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormSelectField, FormTextField } from "#ui/forms/form-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormPhoneField } from "#ui/forms/form-phone-field";
import { FormPrefill } from "#ui/forms/form-prefill";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { useMainFocus } from "#ui/forms/use-main-focus";
import { catalogOrderCopy as copy } from "#ui/screens/catalog-order/catalog-order.copy";
import type { CatalogOrderProps } from "#ui/screens/catalog-order/catalog-order.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { PrivacyNote } from "#ui/slots/privacy-note/privacy-note";
import { StoryCards } from "#ui/slots/story-cards/story-cards";

const copies = Array.from({ length: catalogFields.quantity.max }, (_, index) => ({
  value: String(index + 1),
  label: copy.copies(index + 1),
}));

/** Orders printed catalogues. */
export function CatalogOrderView(props: CatalogOrderProps) {
  const { catalogs, sentKey, readPath } = props;
  if (sentKey !== null) return <Sent {...props} sentKey={sentKey} />;
  return (
    <ColumnPage
      width="form"
      above={<Breadcrumbs items={[{ name: copy.title, path: null }]} />}
      title={copy.title}
      lead={copy.lead}
    >
      {catalogs === null ? (
        <Loader label={copy.loading} />
      ) : catalogs.length === 0 ? (
        <EmptyState title={copy.empty} action={<ButtonLink href={readPath}>{copy.read}</ButtonLink>}>
          {copy.emptyLead}
        </EmptyState>
      ) : (
        <>
          <StoryCards
            cards={catalogs.map(({ title, lead, cover, path }) => ({ title, lead, image: cover, path }))}
            priorityCount={2}
          />
          <OrderForm {...props} catalogs={catalogs} />
        </>
      )}
    </ColumnPage>
  );
}

type OrderFormProps = CatalogOrderProps & { catalogs: NonNullable<CatalogOrderProps["catalogs"]> };

function OrderForm({ catalogs, chosen, prefill, prefectures, findAddresses, onSubmitted }: OrderFormProps) {
  return (
    <Form
      fields={catalogFields}
      initialValues={{ ...emptyValues(catalogFields), catalog: chosen, quantity: "1" }}
      onSubmit={onSubmitted}
    >
      <FormPrefill values={prefill} />
      <Fieldset legend={copy.catalog}>
        <FormSelectField
          name="catalog"
          options={catalogs.map(({ title }) => ({ value: title, label: title }))}
          emptyLabel={copy.choose}
        />
        <FormSelectField name="quantity" options={copies} width="s" />
      </Fieldset>
      <Fieldset legend={copy.person}>
        <FormNameFields />
      </Fieldset>
      <Fieldset legend={copy.place}>
        <FormAddressFields prefectures={prefectures} findAddresses={findAddresses} />
      </Fieldset>
      <Fieldset legend={copy.contact}>
        <FormPhoneField />
        <FormTextField name="email" width="l" />
      </Fieldset>
      <PrivacyNote />
      <FormSubmitButton block>{copy.submit}</FormSubmitButton>
    </Form>
  );
}

function Sent({ sentKey, productListPath }: CatalogOrderProps & { sentKey: string }) {
  const ref = useMainFocus<HTMLDivElement>();
  return (
    <div ref={ref}>
      <EmptyState
        level={1}
        icon="check"
        title={copy.done}
        action={<ButtonLink href={productListPath}>{copy.toShop}</ButtonLink>}
      >
        <p>{copy.number(sentKey)}</p>
        <p>{copy.doneLead}</p>
      </EmptyState>
    </div>
  );
}
