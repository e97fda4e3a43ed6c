import type { ProductInfo } from "@noren/contract";
import { Button } from "#ui/elements/button/button";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { favouriteButtonCopy as copy } from "#ui/slots/favourite-button/favourite-button.copy";

export interface FavouriteButtonProps {
  product: Pick<ProductInfo, "name" | "is_favorite">;
  /** `icon` shows only the icon, for cards; `text` adds the label, for the product's page. */
  look?: "icon" | "text";
  className?: string | undefined;
  onToggled: () => void;
}

/** Adds a product to the favourites or removes it. */
export function FavouriteButton({ product, look = "icon", className, onToggled }: FavouriteButtonProps) {
  const { name, is_favorite } = product;
  const common = {
    icon: is_favorite ? "heart-filled" : "heart",
    onClick: onToggled,
  } as const;
  if (look === "icon")
    return (
      <IconButton
        {...common}
        className={className}
        size={20}
        label={is_favorite ? copy.removeOf(name) : copy.addOf(name)}
      />
    );
  return (
    <Button {...common} look="quiet">
      {is_favorite ? copy.remove : copy.add}
    </Button>
  );
}
