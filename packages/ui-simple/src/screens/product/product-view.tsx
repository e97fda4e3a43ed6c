import { Link } from "react-router";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Button } from "#ui/elements/button/button";
import { Heading } from "#ui/elements/heading/heading";
import { Price, ReducedRateLegend } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { productMessages as words } from "#ui/screens/product/product.messages";
import type { ProductProps } from "#ui/screens/product/product.props";
import styles from "./product.module.css";

/** A product: what it is, what it costs with tax, whether it is there, and the way into the cart. */
export function ProductView(props: ProductProps) {
  const { product, options, variant, recommendations } = props;
  const crumbs = product.breadcrumbs.map(({ key, name }) => ({ name, to: `/product?category=${key}` }));
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[...crumbs, { name: product.name }]} />
      <div className={styles.columns}>
        <ProductPicture picture={variant?.image ?? product.image} sizes="(width > 767px) 50vw, 100vw" priority />
        <div className={styles.buy}>
          <Heading level={1}>{product.name}</Heading>
          <p>{product.catch_copy}</p>
          <Price
            value={variant?.product_price_with_tax ?? product.product_price_with_tax}
            before={variant ? variant.before_price : product.before_price}
            from={variant === null && product.is_price_from}
            taxRate={product.tax_rate}
            size="l"
          />
          {product.tax_rate === 8 ? <ReducedRateLegend /> : null}
          {options.map((option) => (
            <fieldset key={option.name} className={styles.option}>
              <legend>{option.name}</legend>
              {option.values.map(({ value, isChosen, isAvailable }) => (
                <Button
                  key={value}
                  variant={isChosen ? "primary" : "secondary"}
                  aria-pressed={isChosen}
                  disabled={!isAvailable}
                  onClick={() => props.onOptionChosen(option.name, value)}
                >
                  {value}
                </Button>
              ))}
            </fieldset>
          ))}
          <Purchase {...props} />
        </div>
      </div>
      <p className={styles.description}>{product.description}</p>
      {recommendations.length > 0 ? (
        <section className={styles.more}>
          <Heading level={2}>{words.recommendations}</Heading>
          <ul className={styles.list}>
            {recommendations.map(({ key, name }) => (
              <li key={key}>
                <Link to={`/product/${key}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Stock, quantity, and the two buttons. */
function Purchase(props: ProductProps) {
  const { product, variant, quantity, isAdding, isSelling } = props;
  const canBuy = isSelling && variant !== null && variant.stock_status !== "out";
  return (
    <div className={styles.purchase}>
      {variant ? (
        <p>
          {words.stock[variant.stock_status]}
          {variant.stock_quantity === null ? null : ` ${words.left(variant.stock_quantity)}`}
        </p>
      ) : null}
      {variant && canBuy ? (
        <QuantityField id="quantity" value={quantity} max={variant.max_quantity} onChange={props.onQuantityChanged} />
      ) : null}
      <Button
        variant="primary"
        size="large"
        block
        icon="cart"
        loading={isAdding}
        disabled={!canBuy}
        onClick={props.onAddedToCart}
      >
        {isSelling
          ? variant?.stock_status === "out"
            ? words.soldOut
            : variant
              ? words.addToCart
              : words.choose
          : words.stopped}
      </Button>
      <Button variant="quiet" aria-pressed={product.is_favorite} onClick={() => props.onFavouriteToggled(product)}>
        {product.is_favorite ? words.unfavourite : words.favourite}
      </Button>
    </div>
  );
}
