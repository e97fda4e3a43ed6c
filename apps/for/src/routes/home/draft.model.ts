import type { DraftProps } from "../../own/draft/draft.props.ts";
import { useDraftModel } from "../draft/draft.model.ts";

/** The 掛け紙 of the home, which begins with joy. Null while the occasions load, and in a shop without any. */
export function useHomeDraftModel(): DraftProps | null {
  const props = useDraftModel("joy");
  const hasOccasions = props.drawn !== null && props.drawn.occasions.length > 0;
  return hasOccasions || props.isFailed ? props : null;
}
