import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { RadioGroup } from "#ui/elements/radio-group/radio-group";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import type { ProductOption, ProductProps } from "#ui/screens/product/product.props";

type OptionChoiceProps = { option: ProductOption } & Pick<ProductProps, "onOptionChosen">;

/** The values of one option. A value without stock leads to the request for it. */
export function OptionChoice({ option: { name, values }, onOptionChosen }: OptionChoiceProps) {
  const chosen = values.find(({ isChosen }) => isChosen)?.value ?? "";
  return (
    <RadioGroup
      id={`option-${name}`}
      name={`option-${name}`}
      label={chosen ? copy.chosen(name, chosen) : name}
      look="chip"
      value={chosen}
      onChange={(value) => onOptionChosen(name, value)}
      options={values.map(({ value, isAvailable, image }) => ({
        value,
        label: (
          <>
            {image ? <ProductPicture picture={image} sizes="72px" maxFetchedWidth={160} ratio="square" alt="" /> : null}
            {isAvailable ? value : copy.values([value, copy.stock.out])}
          </>
        ),
        isQuiet: !isAvailable,
      }))}
    />
  );
}
