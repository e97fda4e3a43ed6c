import { findOwnValue } from "@noren/validation/own-value";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { productDetailsCopy as copy } from "#ui/screens/product/product-details.copy";
import type { ProductDetailsProps } from "#ui/screens/product/product-details.props";

/** Notes, specifications, size table, gift packing, maker, tags and inquiry of a product. The code loads late, the style sheet is the product page's. */
export function ProductDetailsView({
  notes,
  specs,
  sizeTable,
  giftServices,
  maker,
  tags,
  inquiryPath,
  onShared,
}: ProductDetailsProps) {
  const services = giftServices.flatMap((service) => findOwnValue(copy.giftServices, service) ?? []);
  return (
    <>
      {notes.map((note) => (
        <PageMessage key={note.code} {...note} />
      ))}
      {specs.length > 0 ? (
        <section className="details-part">
          <Heading level={2}>{copy.specs}</Heading>
          <dl className="details-specs">
            {specs.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {sizeTable ? <Sizes {...sizeTable} /> : null}
      {services.length > 0 ? (
        <section className="details-part">
          <Heading level={2}>{copy.gift}</Heading>
          <p>{copy.giftNote(services)}</p>
        </section>
      ) : null}
      {maker || tags.length > 0 ? (
        <dl className="details-links">
          {maker ? (
            <div>
              <dt>{copy.maker}</dt>
              <dd>
                <a href={maker.path}>{maker.name}</a>
              </dd>
            </div>
          ) : null}
          {tags.length > 0 ? (
            <div>
              <dt>{copy.tags}</dt>
              {tags.map(({ name, path }) => (
                <dd key={path} className="details-tag">
                  <a href={path}>{name}</a>
                </dd>
              ))}
            </div>
          ) : null}
        </dl>
      ) : null}
      <p>
        <TextLink href={inquiryPath}>{copy.inquiry}</TextLink>
      </p>
      <button type="button" className="details-share" onClick={onShared}>
        {copy.share}
      </button>
    </>
  );
}

function Sizes({ columns, rows, note }: NonNullable<ProductDetailsProps["sizeTable"]>) {
  return (
    <section className="details-part">
      <Heading level={2}>{copy.sizes}</Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className="details-table" role="region" aria-label={copy.sizes} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.size}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((column, index) => (
                  <td key={column}>{values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note === "" ? null : <p className="details-note">{note}</p>}
    </section>
  );
}
