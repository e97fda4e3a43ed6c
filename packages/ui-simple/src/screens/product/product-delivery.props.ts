import type { Arrival, ProductDelivery, ProductDetails } from "@noren/contract";

export interface ProductDeliveryProps {
  /**
   * Yen still missing for free delivery, including the cart; null if it is never free, and without a price. With
   * `isSumFrom` the price of the pieces is not certain yet, so that they are part of what is missing.
   */
  freeCarriage: { isReached: boolean; missing: number } | null;
  /** Points that a member earns with these pieces; null for none. */
  points: number | null;
  /** Other variants cost more, so that they bring more points. */
  isSumFrom: boolean;
  isMember: boolean;
  /** What limits the delivery: 配送方法, お届けできない地域. */
  limits: ProductDetails["delivery_limits"];
  /** The earliest days anywhere in the country; null when sold out or unknown. */
  arrival: Arrival | null;
  isSoldOut: boolean;
  prefectures: readonly { id: number; name: string }[];
  /** The id of the chosen prefecture; null before a choice. */
  prefecture: number | null;
  /** The delivery to the chosen prefecture; null until it is known. */
  delivery: ProductDelivery | null;
  isFetching: boolean;
  /** Where the form leads without scripts. */
  formPath: string;
  onPrefectureChosen: (id: number) => void;
}
