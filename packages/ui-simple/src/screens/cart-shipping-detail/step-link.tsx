import { useFormikContext } from "formik";
import type { MouseEvent } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import type { IconName } from "#ui/elements/icon/icon-paths";
import { isPlainClick } from "#ui/is-plain-click";
import type {
  CartShippingDetailProps,
  DeliveryParcel,
} from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";

type WishValues = Record<keyof DeliveryParcel["wish"], string>;

interface StepLinkProps {
  path: string;
  onOpened: CartShippingDetailProps["onStepOpened"];
  icon?: IconName;
  /** Names the destination where the text does not. */
  label?: string;
  children: string;
}

/** A link to a page of one destination, which stores the wishes typed so far. */
export function StepLink({ path, onOpened, icon, label, children }: StepLinkProps) {
  const { values, dirty } = useFormikContext<{ packings: WishValues[] }>();
  const open = (event: MouseEvent) => {
    if (!dirty || !isPlainClick(event)) return;
    event.preventDefault();
    onOpened(
      path,
      values.packings.map((wish) => ({
        key: wish.key,
        delivery_at: wish.delivery_at || null,
        delivery_timezone_key: wish.delivery_timezone_key || null,
      })),
    );
  };
  return (
    <ButtonLink href={path} look={icon ? undefined : "quiet"} icon={icon} onClick={open} aria-label={label}>
      {children}
    </ButtonLink>
  );
}
