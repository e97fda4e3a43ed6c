import { formatNumber } from "@noren/validation/format";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { ButtonLink } from "#ui/elements/button/button-link";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { Prose } from "#ui/elements/prose/prose";
import { TextLink } from "#ui/elements/text-link/text-link";
import { makerCopy as copy } from "#ui/screens/maker/maker.copy";
import type { MakerProps } from "#ui/screens/maker/maker.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "./maker-view.module.css";

/** A maker with its story, its brands and its products. */
export function MakerView(props: MakerProps) {
  const { maker, brands, products, productsPath, listPath, hasReducedRate } = props;
  if (maker === null) return <Loader label={copy.loading} />;
  const { name, lead, place, founded, image, story, product_count } = maker;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        items={[
          { name: copy.title, path: listPath },
          { name, path: null },
        ]}
      />
      <div className={styles.head}>
        <Heading level={1}>{name}</Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      {image ? (
        <ProductPicture picture={image} sizes="(width > 767px) 48rem, 100vw" ratio="landscape" alt="" priority />
      ) : null}
      <Prose html={story} />
      <section className={styles.section} aria-label={copy.facts}>
        <DefinitionList
          items={[
            { term: copy.place, detail: place },
            ...(founded ? [{ term: copy.founded, detail: founded }] : []),
            ...(brands.length > 0 ? [{ term: copy.brands, detail: <Brands brands={brands} /> }] : []),
          ]}
        />
      </section>
      {products.length > 0 ? (
        <section className={styles.section}>
          <Heading level={2}>{copy.products}</Heading>
          <ProductGrid
            products={products}
            label={copy.products}
            onFavouriteToggled={props.onFavouriteToggled}
            onAddedToCart={props.onAddedToCart}
          />
          {product_count > products.length ? (
            <ButtonLink href={productsPath}>{copy.all(formatNumber(product_count))}</ButtonLink>
          ) : null}
          {hasReducedRate ? <ReducedRateLegend /> : null}
        </section>
      ) : null}
      <p className={styles.back}>
        <TextLink href={listPath}>{copy.back}</TextLink>
      </p>
    </div>
  );
}

function Brands({ brands }: Pick<MakerProps, "brands">) {
  return (
    <ul className={styles.brands}>
      {brands.map(({ name, product_count, path }) => (
        <li key={path}>
          <TextLink href={path}>{copy.brand(name, formatNumber(product_count))}</TextLink>
        </li>
      ))}
    </ul>
  );
}
