import { useEarlyInput } from "@noren/storefront/page/use-early-input";
import { DraftSection } from "../../own/draft/draft-section.tsx";
import { useDraftModel } from "../draft/draft.model.ts";
import { HOME_DRAFT } from "./home-draft-id.ts";

/** The 掛け紙 of the home, which begins with joy. Nothing while the occasions load, and in a shop without any. */
export function HomeDraft() {
  useEarlyInput(HOME_DRAFT);
  const props = useDraftModel(null);
  const hasOccasions = props.drawn !== null && props.drawn.occasions.length > 0;
  return hasOccasions || props.isFailed ? <DraftSection {...props} /> : null;
}
