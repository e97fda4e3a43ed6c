import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import type { ProductProps } from "#ui/screens/product/product.props";

type AddButtonProps = Pick<
  ProductProps,
  "openOption" | "isSoldOut" | "isAdding" | "canAddToCart" | "keyPath" | "cartPath" | "onAddedToCart"
>;

/** Adds the chosen variant to the cart, or shows the reason why not. Without a required school's key, links to its screen. */
export function AddButton({
  openOption,
  isSoldOut,
  isAdding,
  canAddToCart,
  keyPath,
  cartPath,
  onAddedToCart,
}: AddButtonProps) {
  if (keyPath !== null) {
    return (
      <ButtonLink href={keyPath} look="primary" size="large" block>
        {copy.enterKey}
      </ButtonLink>
    );
  }
  const text = openOption === null ? copy.addToCart : copy.chooseOf(openOption);
  return (
    <Button
      look="primary"
      size="large"
      block
      icon={canAddToCart ? "cart" : undefined}
      loading={isAdding}
      disabled={!canAddToCart}
      onClick={onAddedToCart}
    >
      {isSoldOut ? copy.soldOut : cartPath === null ? text : copy.inCart}
    </Button>
  );
}
