import type { PackedParcel } from "@noren/contract";
import { formatNumber } from "@noren/validation/format";
import { DefinitionList, type DefinitionListProps } from "#ui/elements/definition-list/definition-list";
import { NoshiPaper } from "#ui/slots/gift-papers/noshi-paper";
import { giftSummaryCopy as copy } from "#ui/slots/gift-summary/gift-summary.copy";
import styles from "./gift-summary.module.css";

interface GiftSummaryProps {
  packed: PackedParcel;
  /** Whether a drawing of the のし is next to the text. */
  showsPaper?: boolean;
}

const priced = (name: string, price: number) => (price === 0 ? name : copy.priced(name, formatNumber(price)));

/** The chosen packing as terms and details. */
function itemsOf({ occasion, wrapping, noshi, message_card: card, sign, bag, hides_prices }: PackedParcel) {
  const items: DefinitionListProps["items"] = [];
  if (occasion) items.push({ term: copy.occasion, detail: occasion.name });
  if (wrapping) items.push({ term: copy.wrapping, detail: priced(wrapping.name, wrapping.price) });
  if (noshi) {
    items.push(
      { term: noshi.has_ornament ? copy.noshi : copy.paper, detail: priced(copy.noshiOf(noshi), noshi.price) },
      { term: copy.names, detail: copy.namesOf(noshi) || copy.nameless },
    );
  }
  if (card) {
    const words = <q className={styles.words}>{card.message}</q>;
    items.push({
      term: copy.card,
      detail: (
        <>
          {priced(card.name, card.price)}
          {words}
        </>
      ),
    });
  }
  if (sign) items.push({ term: copy.sign, detail: priced(copy.signOf(sign), sign.price) });
  if (bag) items.push({ term: copy.bag, detail: priced(copy.bagOf(bag), bag.price) });
  if (hides_prices) items.push({ term: copy.slip, detail: copy.noPrices });
  return items;
}

/** The gift packing of a parcel; renders nothing without any. */
export function GiftSummary({ packed, showsPaper = false }: GiftSummaryProps) {
  const items = itemsOf(packed);
  if (items.length === 0) return null;
  return (
    <div className={styles.summary}>
      {showsPaper && packed.noshi ? (
        <div className={styles.paper}>
          <NoshiPaper {...packed.noshi} />
        </div>
      ) : null}
      <div className={styles.list}>
        <DefinitionList look="plain" items={items} />
      </div>
    </div>
  );
}
