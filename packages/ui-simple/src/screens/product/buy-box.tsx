import { Badge } from "#ui/elements/badge/badge";
import { Button } from "#ui/elements/button/button";
import { Icon } from "#ui/elements/icon/icon";
import { Notice } from "#ui/elements/notice/notice";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { RadioGroup } from "#ui/elements/radio-group/radio-group";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import type { ProductOption, ProductProps } from "#ui/screens/product/product.props";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import styles from "./buy-box.module.css";

/** What is chosen, whether it is there, and the way into the cart. */
export function BuyBox(props: ProductProps) {
  const { product, options, variant, quantity, isAdding, isSelling, canAddToCart } = props;
  return (
    <div className={styles.box}>
      {options.map((option) => (
        <OptionChoice key={option.name} option={option} onOptionChosen={props.onOptionChosen} />
      ))}
      <Stock {...props} />
      {isSelling ? null : <Notice tone="warning">{copy.stopped}</Notice>}
      <ScriptNote />
      <div className={styles.row}>
        {canAddToCart && variant ? (
          <QuantityField
            id="quantity"
            label={copy.quantity}
            value={Math.min(quantity, variant.max_quantity)}
            max={variant.max_quantity}
            onChange={props.onQuantityChanged}
          />
        ) : null}
        <div className={styles.add}>
          <Button
            variant="primary"
            size="large"
            block
            icon={canAddToCart ? "cart" : undefined}
            loading={isAdding}
            disabled={!canAddToCart}
            onClick={props.onAddedToCart}
          >
            {buttonWords(props)}
          </Button>
        </div>
      </div>
      <FavouriteButton look="text" product={product} onToggled={() => props.onFavouriteToggled(product)} />
    </div>
  );
}

function buttonWords({ variant, options }: ProductProps): string {
  if (variant?.stock_status === "out") return copy.soldOut;
  const open = options.find(({ values }) => !values.some(({ isChosen }) => isChosen));
  return variant === null && open ? copy.chooseOf(open.name) : copy.addToCart;
}

type OptionChoiceProps = { option: ProductOption } & Pick<ProductProps, "onOptionChosen">;

function OptionChoice({ option: { name, values }, onOptionChosen }: OptionChoiceProps) {
  const chosen = values.find(({ isChosen }) => isChosen)?.value ?? "";
  return (
    <RadioGroup
      id={`option-${name}`}
      name={`option-${name}`}
      label={chosen ? copy.chosen(name, chosen) : name}
      look="chip"
      value={chosen}
      onChange={(value) => onOptionChosen(name, value)}
      options={values.map(({ value, isAvailable }) => ({ value, label: value, disabled: !isAvailable }))}
    />
  );
}

/** Stock and how soon it leaves the shop; before a choice, only how soon. */
function Stock({ product, variant }: ProductProps) {
  return (
    <p className={styles.stock} role="status">
      {variant ? <StockBadge variant={variant} /> : null}
      {variant?.stock_status === "out" ? null : (
        <span className={styles.lead}>
          <Icon name="truck" size={20} />
          {copy.leaves(product.lead_days)}
        </span>
      )}
    </p>
  );
}

function StockBadge({ variant }: { variant: NonNullable<ProductProps["variant"]> }) {
  const tone = { in_stock: "success", few: "warning", out: "danger" } as const;
  return (
    <Badge tone={tone[variant.stock_status]}>
      {variant.stock_quantity === null ? copy.stock[variant.stock_status] : copy.left(variant.stock_quantity)}
    </Badge>
  );
}
