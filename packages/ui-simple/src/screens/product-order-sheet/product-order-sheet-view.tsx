import type { SizeTable } from "@noren/contract";
import { useFormikContext } from "formik";
import { Badge } from "#ui/elements/badge/badge";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { DataTable } from "#ui/elements/data-table/data-table";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { Price, ReducedRateLegend } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { productDetailsCopy as detailsCopy } from "#ui/screens/product/product-details.copy";
import { productOrderSheetCopy as copy } from "#ui/screens/product-order-sheet/product-order-sheet.copy";
import type { ProductOrderSheetProps, SheetRow } from "#ui/screens/product-order-sheet/product-order-sheet.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./product-order-sheet-view.module.css";

/** Orders several sizes of a product at once, with the letters to embroider on all pieces. */
export function ProductOrderSheetView(props: ProductOrderSheetProps) {
  const { product, productPath, sizeTable, rows, fields, storedEmbroidery, total, messages, keyPath, isSelling } =
    props;
  const letters = fields.name_embroidery?.max;
  return (
    <ColumnPage
      width="form"
      title={copy.titleOf(product.name)}
      lead={copy.lead(letters !== undefined)}
      back={{ path: productPath, name: copy.back }}
    >
      {messages.above ? <PageMessage {...messages.above} /> : null}
      {isSelling ? null : <Notice tone="warning">{copy.stopped}</Notice>}
      <div className={styles.product}>
        <ProductPicture picture={product.image} sizes="96px" maxFetchedWidth={320} ratio="square" alt="" />
        <div>
          <TextLink href={productPath}>{product.name}</TextLink>
          <p>
            <Price value={product.product_price_with_tax} from={product.is_price_from} taxRate={product.tax_rate} />
          </p>
        </div>
      </div>
      {sizeTable ? <Sizes {...sizeTable} /> : null}
      <ScriptNote />
      <Form fields={fields} onSubmit={props.onSubmitted}>
        <Fieldset legend={copy.quantities}>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <Row key={row.variant.id} {...props} row={row} />
            ))}
          </ul>
        </Fieldset>
        {letters === undefined ? null : (
          <Fieldset legend={copy.embroidery}>
            <FormTextField name="name_embroidery" width="l" autoComplete="off" help={copy.embroideryHelp(letters)} />
            {storedEmbroidery === null ? null : <StoredEmbroidery text={storedEmbroidery} />}
            <EmbroideryPreview />
          </Fieldset>
        )}
        {messages.below ? <PageMessage {...messages.below} /> : null}
        <p className={styles.total} role="status">
          <span>{copy.total}</span>
          <span className={styles.pieces}>{copy.pieces(total.pieces)}</span>
          <Price value={total.price} taxRate={product.tax_rate} size="l" />
        </p>
        <Submit keyPath={keyPath} isSelling={isSelling} />
      </Form>
      {props.hasReducedRate ? <ReducedRateLegend /> : null}
    </ColumnPage>
  );
}

function Sizes({ columns, rows, note }: SizeTable) {
  return (
    <Disclosure summary={detailsCopy.sizes}>
      <DataTable
        caption={detailsCopy.sizes}
        columns={[
          { key: "", head: detailsCopy.size, cell: ({ name }) => name },
          ...columns.map((column, index) => ({
            key: column,
            head: column,
            cell: ({ values }: SizeTable["rows"][number]) => values[index],
            numeric: true,
          })),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
      {note === "" ? null : <p className={styles.note}>{note}</p>}
    </Disclosure>
  );
}

function Row({
  row: { variant, quantity, isSuggested },
  onQuantityChanged,
  product,
}: ProductOrderSheetProps & { row: SheetRow }) {
  const name = copy.variantOf(variant.option_values);
  const { max_quantity: max, stock_quantity: left, product_price_with_tax: price } = variant;
  return (
    <li className={styles.row}>
      <div className={styles.variant}>
        <span className={styles.name}>{name}</span>
        {isSuggested ? <Badge tone="accent">{copy.suggested}</Badge> : null}
        {left === null ? null : <Badge tone="warning">{copy.left(left)}</Badge>}
        {product.is_price_from && price !== null ? <Price value={price} taxRate={product.tax_rate} size="s" /> : null}
      </div>
      {max === 0 ? (
        <span className={styles.none}>{copy.soldOut}</span>
      ) : (
        <QuantityField
          id={`quantity-${variant.id}`}
          label={copy.quantityOf(name)}
          value={quantity}
          min={0}
          max={max}
          onChange={(next) => onQuantityChanged(variant.id, next)}
        />
      )}
    </li>
  );
}

/** Fills in the letters that the member has stored. */
function StoredEmbroidery({ text }: { text: string }) {
  const { setFieldValue } = useFormikContext();
  return (
    <p>
      <Button onClick={() => void setFieldValue("name_embroidery", text)}>{copy.useStored(text)}</Button>
    </p>
  );
}

/** The letters as they are typed, in thread on cloth. */
function EmbroideryPreview() {
  const { values } = useFormikContext<{ name_embroidery: string }>();
  const text = values.name_embroidery.trim();
  if (text === "") return null;
  return (
    <figure className={styles.preview}>
      <p className={styles.thread}>{text}</p>
      <figcaption>{copy.preview}</figcaption>
    </figure>
  );
}

function Submit({ keyPath, isSelling }: Pick<ProductOrderSheetProps, "keyPath" | "isSelling">) {
  if (!isSelling) return null;
  if (keyPath !== null) {
    return (
      <ButtonLink href={keyPath} look="primary" size="large" block>
        {copy.enterKey}
      </ButtonLink>
    );
  }
  return (
    <FormSubmitButton block icon="cart">
      {copy.submit}
    </FormSubmitButton>
  );
}
