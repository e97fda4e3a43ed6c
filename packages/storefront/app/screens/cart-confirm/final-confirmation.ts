import type {
  Cart,
  CartLine,
  CartPacking,
  GiftOccasion,
  LeadTime,
  PackedParcel,
  PaymentMethod,
  SocialReceiver,
} from "@noren/contract";
import { paths, staticPages } from "@noren/contract/paths";
import { isPackedAsGift } from "@noren/contract/is-packed-as-gift";
import { formatDeliveryDay, hasReducedRate } from "@noren/validation/format";
import { seasonCaution } from "@noren/validation/gift-season";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { FinalConfirmation } from "#ui/screens/cart-confirm/cart-confirm.props";
import { earliestText } from "#ui/slots/arrival/arrival.copy";
import { cardNameCopy } from "#ui/slots/card-name/card-name.copy";
import { coolCopy } from "#ui/slots/cool-badge/cool-badge.copy";
import { senderName } from "../../destinations/sender-name.ts";
import { toLetter } from "../../social-gift/to-letter.ts";
import { toCartSums } from "../../state/order-sums.ts";

type Delivery = FinalConfirmation["deliveries"][number];
type CartShipping = Cart["detail"]["shippings"][number];
type LeadTimes = readonly LeadTime[];

const isPaidFirst = ({ timing }: PaymentMethod) => timing === "before_shipping";

/** The first day on which a parcel can arrive; null for none. */
const firstDayOf = ({ key }: Pick<CartPacking, "key">, all: LeadTimes): string | null =>
  all.find(({ packing_key }) => packing_key === key)?.dates[0] ?? null;

function whenOf({ key, delivery_at, delivery_timezone_name }: CartPacking, payment: PaymentMethod, all: LeadTimes) {
  if (delivery_at !== null) return copy.when(formatDeliveryDay(delivery_at), delivery_timezone_name);
  const first = firstDayOf({ key }, all);
  const earliest = first === null ? copy.earliestOnceFound : earliestText(first);
  return copy.undated(delivery_timezone_name, isPaidFirst(payment) ? copy.earliestOncePaid : earliest);
}

/** The parcels of a destination with their products, days and gift packing. */
function parcelsOf(
  { key, packings, prefecture }: CartShipping,
  { cart, payment, leadTimes, occasions = [] }: Confirmed,
): Delivery["parcels"] {
  const hasCool = packings.some(({ temperature }) => temperature);
  const lines = cart.detail.products.filter(({ shipping_key }) => shipping_key === key);
  return packings.map((packing) => {
    const when = whenOf(packing, payment, leadTimes);
    const inside = packings.length > 1 ? lines.filter((line) => packing.product_keys.includes(line.key)) : lines;
    return {
      contents: joinLines(inside).map(({ product_name, quantity }) => ({ name: product_name, quantity })),
      when: hasCool ? copy.at(coolCopy[packing.temperature ?? "ambient"], when) : when,
      gift: giftOf(packing, (title) => {
        const seasons = occasions.find(({ id }) => id === packing.occasion?.id)?.noshi?.seasons ?? [];
        const day = packing.delivery_at ?? firstDayOf(packing, leadTimes);
        return seasonCaution(seasons, title, { day, prefecture });
      }),
    };
  });
}

/** The payment method with its card, the cart and the lead times of a final confirmation. */
interface Confirmed {
  cart: Cart;
  payment: PaymentMethod;
  /** The chosen card; null for a method that charges none. */
  card?: Parameters<typeof cardNameCopy.name>[0] | null;
  leadTimes: LeadTimes;
  /** The occasions of the shop's gifts. */
  occasions?: readonly GiftOccasion[];
  hasMembers?: boolean;
  /** The shop's own terms of return; empty or null for none. */
  returnTerms?: string | null;
  /** Days after the order, or its payment in advance, in which a social gift can be accepted. */
  giftDays?: number;
}

/** The method, with the card or the chain at which it is paid. */
function paymentName({ cart, payment, card }: Omit<Confirmed, "leadTimes">): string {
  const store = payment.stores?.find(({ code }) => code === cart.payment_store);
  const detail = card ? cardNameCopy.name(card) : store?.name;
  return detail === undefined ? payment.name : copy.withDetail(payment.name, detail);
}

/** A social gift, whose recipient chooses place and day. */
function giftDelivery(
  { receiver_name: name }: SocialReceiver,
  { cart, payment, giftDays: days = 0 }: Confirmed,
): Delivery {
  // An order that costs nothing is paid at once.
  const awaitsPayment = isPaidFirst(payment) && cart.detail.order.total_payment > 0;
  return {
    name,
    address: copy.giftAddress,
    phoneNumber: null,
    parcels: [
      {
        contents: [],
        when: awaitsPayment ? copy.giftWhenOncePaid(days) : copy.giftWhen(days),
        gift: cart.social_packing ? giftOf(cart.social_packing) : null,
      },
    ],
    note: null,
    sender: null,
  };
}

/** The gift packing of a parcel, with a hint about its title; null without one. */
function giftOf(
  packed: PackedParcel & { key: string },
  cautionOf: (title: string) => string | null = () => null,
): Delivery["parcels"][number]["gift"] {
  if (!isPackedAsGift(packed)) return null;
  const path = paths.cartGift({ key: packed.key, from: "confirm" });
  return { packed, path, caution: packed.noshi && cautionOf(packed.noshi.title) };
}

/** Joins lines that differ only in their destination or parcel. */
function joinLines(lines: readonly CartLine[]): CartLine[] {
  const joined = new Map<string, CartLine>();
  for (const line of lines) {
    const { product_id, unit_price, accessory_of, name_embroidery, quantity, subtotal } = line;
    const id = JSON.stringify([product_id, unit_price, accessory_of, name_embroidery]);
    const known = joined.get(id) ?? { ...line, quantity: 0, subtotal: 0 };
    joined.set(id, { ...known, quantity: known.quantity + quantity, subtotal: known.subtotal + subtotal });
  }
  return [...joined.values()];
}

/** The six items of the final confirmation (特定商取引法). */
export function toFinalConfirmation(confirmed: Confirmed): FinalConfirmation {
  const { cart, payment, card = null, hasMembers = true, returnTerms } = confirmed;
  const { products, shippings } = cart.detail;
  const sums = toCartSums(cart);
  const gift = cart.social_receiver;
  return {
    lines: joinLines(products).map((line) => ({
      ...line,
      accessoryOf: products.find(({ product_id }) => product_id === line.accessory_of)?.product_name ?? null,
      image: line.product_info.image,
      attributes: line.product_info.attributes,
      path: null,
    })),
    hasReducedRate: hasReducedRate(products),
    // Without the hint how much more makes the postage free: the shopper has finished choosing.
    amounts: { ...sums, totals: { ...sums.totals, until_free_carriage: null } },
    payment: {
      name: paymentName({ cart, payment, card }),
      timing: payment.timing_text,
      invoiceRecipient: (payment.has_invoice && cart.invoice_recipient) || null,
    },
    letter: gift && toLetter(gift),
    deliveries: gift
      ? [giftDelivery(gift, confirmed)]
      : shippings.map((shipping) => ({
          name: shipping.shipping_name,
          address: shipping.full_address,
          phoneNumber: shipping.phone_number,
          parcels: parcelsOf(shipping, confirmed),
          note:
            isPaidFirst(payment) && shipping.packings.some(({ delivery_at }) => delivery_at !== null)
              ? copy.wishedOncePaid
              : null,
          sender:
            shipping.sender === undefined
              ? null
              : {
                  name: senderName(cart, shipping.sender),
                  path: paths.cartSender({ key: shipping.key, from: "confirm" }),
                },
        })),
    applicationPeriod: null,
    cancellation: {
      text: [
        ...(gift ? [copy.giftCancellation] : []),
        copy.cancellationTerms(hasMembers),
        returnTerms || copy.returnTermsElsewhere,
      ].join("\n"),
      path: staticPages.law,
    },
  };
}
