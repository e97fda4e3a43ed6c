import type { PackedParcel } from "@noren/contract";
import type { socialGiftFields } from "@noren/validation/fields/gift";
import type { FormOutput, FormValues } from "@noren/validation/form-values";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

export interface CartSocialGiftProps {
  /** Null while the cart loads. */
  values: FormValues<typeof socialGiftFields> | null;
  /** Null without a cart. */
  sums: OrderSumsProps | null;
  /** How the gift is packed; null before anything is chosen. */
  packed: PackedParcel | null;
  /** Whole yen with tax, the same to every place. */
  carriage: number;
  /** Days after the order in which the gift can be accepted. */
  days: number;
  /** Whether the cart has destinations, which the gift replaces. */
  replacesDestinations: boolean;
  /** Whether the cart is a social gift already. */
  isGift: boolean;
  /** Whether the return to an ordinary cart is being sent. */
  isUndoing: boolean;
  backPath: string;
  onSubmitted: FormSubmit<FormOutput<typeof socialGiftFields>>;
  /** Makes the cart an ordinary one again. */
  onUndone: () => void;
}
