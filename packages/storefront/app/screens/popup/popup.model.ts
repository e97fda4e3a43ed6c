import { useGetPopupQuery } from "@noren/api/endpoints/popup";
import { homeOf } from "@noren/domain/return-path";
import { useSearchParams } from "react-router";
import type { PopupProps } from "#ui/screens/popup/popup.props";
import { parseId } from "../../load/parse-id.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useMissing } from "../../state/use-missing.ts";

/** The popup of `id=`. One for members only is not found by others. */
export function usePopupModel(): PopupProps {
  const [search] = useSearchParams();
  const { currentData, error } = useGetPopupQuery(parseId(search.get("id") ?? undefined));
  useMissing(error);
  return { popup: currentData ?? null, homePath: homeOf(useIsMember() === true) };
}
