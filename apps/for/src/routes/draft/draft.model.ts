import { useGetPackingChoicesQuery } from "@noren/api/endpoints/packing-choices";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { GiftOccasion } from "@noren/contract";
import { type GiftDraft, readGiftDraft } from "@noren/validation/fields/gift-draft";
import { toDraftValues } from "@noren/storefront/screens/cart-gift/gift-draft";
import { reviewGift } from "@noren/storefront/screens/cart-gift/gift-review";
import { useStorageOf } from "@noren/storefront/state/use-shop-storage";
import { useStored } from "@noren/storefront/state/use-stored";
import { giftDraftStorage } from "@noren/storefront/storage/gift-draft-storage";
import { countLetters, NOSHI_NAME_LETTERS } from "@noren/validation/fields/gift";
import { japanTime } from "@noren/validation/japan-time";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { draftCopy as copy } from "../../own/draft/draft.copy.ts";
import { DRAFT_FIELDS } from "../../own/draft/draft-fields.ts";
import type { DraftProps } from "../../own/draft/draft.props.ts";
import type { Side } from "../../own/sides.ts";

const NAME_FIELDS = ["name_1", "name_2", "name_3"] as const;

const sideOf = ({ nature }: Pick<GiftOccasion, "nature">): Side => (nature === "mourning" ? "mourning" : "joy");

/** The draft that the form sent without scripts. */
const draftOfUrl = (query: URLSearchParams): GiftDraft => readGiftDraft((field) => query.get(DRAFT_FIELDS[field]));

/** The draft with the title, the colour and the placement that its occasion allows. */
function completeDraft(draft: GiftDraft, choices: Parameters<typeof toDraftValues>[1]): GiftDraft {
  const values = toDraftValues(draft, choices, { day: japanTime(Date.now()).day, prefecture: null });
  return values.occasion === ""
    ? { ...draft, occasion: "", title: "" }
    : { ...draft, title: values.title, cord: values.cord, placement: values.placement };
}

/**
 * The 掛け紙 that is drawn: from the form's URL at first, then from this tab's storage, which the checkout reads too.
 * @param ownSide the side of a product for mourning alone: what was drawn for the other side is not shown beside it
 */
export function useDraftModel(ownSide: Side | null): DraftProps {
  const [query] = useSearchParams();
  const { data: choices, isError, refetch } = useGetPackingChoicesQuery();
  const nameLetters = useGetSettingsQuery().data?.["GIFT.NOSHI_NAME_LETTERS"] ?? NOSHI_NAME_LETTERS;
  const storage = useStorageOf(giftDraftStorage);
  const stored = useStored(storage);
  const [changed, setChanged] = useState<{ side: Side; draft: GiftDraft; notice: string | null } | null>(null);
  const [lastFitting, setLastFitting] = useState<GiftDraft | null>(null);
  const onRetried = () => void refetch();
  if (!choices) return { drawn: null, isFailed: isError, onRetried };

  const find = (id: string) => choices.occasions.find((occasion) => String(occasion.id) === id);
  const begun = query.has(DRAFT_FIELDS.side) ? draftOfUrl(query) : (stored ?? draftOfUrl(query));
  const begunWith = find(begun.occasion);
  const side = changed?.side ?? sideInUrl(query) ?? ownSide ?? (begunWith ? sideOf(begunWith) : "joy");
  const isOfSide = (draft: GiftDraft) => {
    const occasion = find(draft.occasion);
    return occasion !== undefined && sideOf(occasion) === side;
  };
  const wished = changed?.draft ?? begun;
  const draft = completeDraft(isOfSide(wished) ? wished : { ...wished, occasion: "" }, choices);
  const tooLong = new Set(NAME_FIELDS.filter((field) => countLetters(draft[field]) > nameLetters));
  const fitting = tooLong.size > 0 && lastFitting ? { ...draft, ...pickNames(lastFitting) } : draft;
  const occasion = find(draft.occasion);
  const values = toDraftValues(fitting, choices, { day: null, prefecture: null });

  return {
    isFailed: false,
    onRetried,
    drawn: {
      side,
      occasions: choices.occasions.map((each) => ({
        value: String(each.id),
        name: each.name,
        description: each.description,
        side: sideOf(each),
      })),
      draft,
      titles: occasion?.noshi?.titles ?? [],
      cords: occasion?.noshi?.cords ?? [],
      nameHint: occasion?.noshi?.name_hint ?? "",
      nameLetters,
      tooLong,
      paper: occasion ? reviewGift(values, choices, { day: null, prefecture: null }).noshi : null,
      notice: changed?.notice ?? null,
      onSideChosen: (chosen) => {
        setChanged({ side: chosen, draft, notice: null });
        // The form keeps the occasion for a way back; the checkout must not take it over.
        const fits = occasion !== undefined && sideOf(occasion) === chosen;
        storage.write(fits ? fitting : { ...fitting, occasion: "", title: "" });
      },
      onChanged: (change) => {
        const next = completeDraft({ ...draft, ...change }, choices);
        const isReset = change.occasion !== undefined && draft.title !== "" && next.title !== draft.title;
        const notice = isReset ? copy.titleReset(draft.title, next.title) : null;
        setChanged({ side, draft: next, notice });
        if (NAME_FIELDS.every((field) => countLetters(next[field]) <= nameLetters)) {
          setLastFitting(next);
          storage.write(next);
        }
      },
    },
  };
}

const pickNames = ({ name_1, name_2, name_3 }: GiftDraft) => ({ name_1, name_2, name_3 });

function sideInUrl(query: URLSearchParams): Side | null {
  const side = query.get(DRAFT_FIELDS.side);
  return side === "joy" || side === "mourning" ? side : null;
}
