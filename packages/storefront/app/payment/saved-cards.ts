import type { UserCard } from "@noren/contract";
import { dayOf } from "@noren/validation/format";
import type { ListedCard } from "#ui/screens/card-list/card-list.props";

/** The month in Japan, `YYYYMM`. */
const monthOf = (now: number) => dayOf(now).replace("-", "").slice(0, 6);

/** The member's cards, without the service's references. A card is valid to the end of its month. */
export const toSavedCards = (cards: readonly UserCard[], now: number): ListedCard[] =>
  cards.map(({ id, brand, masked_number, expiration, is_main, name }) => ({
    id,
    brand,
    masked_number,
    expiration,
    is_main,
    name,
    isExpired: expiration < monthOf(now),
  }));
