import type { Cart, LeadTime } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";

/** The wish for one parcel; empty text is 指定なし. */
export interface DeliveryWish {
  key: string;
  delivery_at: string;
  delivery_timezone_key: string;
}

/** How many of a product go to each destination, by the destination's key. */
export interface Division {
  product_id: number;
  quantities: Record<string, number>;
}

export interface CartShippingDetailProps {
  /** Null while cart or lead times are being loaded. */
  cart: Cart | null;
  leadTimes: readonly LeadTime[];
  /** With several destinations: the present division; else null. */
  divisions: readonly Division[] | null;
  addPath: string;
  /** Where the address of a destination is changed. */
  changePath: (shippingKey: string) => string;
  backPath: string;
  onShippingRemoved: (shippingKey: string) => void;
  onDivided: FormSubmit<{ divisions: Division[] }>;
  onSubmitted: FormSubmit<{ wishes: DeliveryWish[] }>;
}
