import type { deliveryWishFields } from "@noren/validation/fields/cart";
import type { FormOutput, FormValues } from "@noren/validation/form-values";
import type { FormSubmit } from "#ui/forms/form-submit";

/** A recipient's checked address. */
export interface GiftDestination {
  name: string;
  address: string;
  phoneNumber: string;
}

export interface SocialGiftDeliveryProps {
  /** Null while the gift is read from the tab. */
  destination: GiftDestination | null;
  /** Null while they load. */
  choices: {
    /** YYYY-MM-DD, in order. */
    dates: readonly string[];
    timeSlots: readonly { value: string; label: string }[];
    /** Why the first day is not earlier; null without a reason. */
    note: string | null;
  } | null;
  values: FormValues<typeof deliveryWishFields>;
  /** Why the days could not be loaded; null otherwise. */
  failureText: string | null;
  backPath: string;
  onRetried: () => void;
  onSubmitted: FormSubmit<FormOutput<typeof deliveryWishFields>>;
}
