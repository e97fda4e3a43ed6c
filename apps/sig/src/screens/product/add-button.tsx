import { AddButton as SimpleAddButton } from "@noren/ui-simple/screens/product/add-button";
import type { ComponentProps } from "react";
import { Button } from "#ui/elements/button/button";
import { productCopy as copy } from "../../own/product/product.copy.ts";

/** Simple's button, in the words of this shop where it adds. */
export function AddButton(props: ComponentProps<typeof SimpleAddButton>) {
  if (!props.canAddToCart) return <SimpleAddButton {...props} />;
  return (
    <Button look="primary" size="large" block loading={props.isAdding} onClick={props.onAddedToCart}>
      {copy.add}
    </Button>
  );
}
