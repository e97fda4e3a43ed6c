import {
  useDeleteMemorialMutation,
  useListMemorialsQuery,
  useUpdateMemorialMutation,
} from "@noren/api/endpoints/memorial";
import { paths } from "@noren/contract/paths";
import { byNextDate, countDaysUntil, isDayOfDeath } from "@noren/domain/memorial-days";
import { memorialDivisionName } from "@noren/validation/fields/memorial";
import { skipToken } from "@reduxjs/toolkit/query";
import { memorialsCopy as copy } from "#ui/screens/memorials/memorials.copy";
import type { MemorialsProps } from "#ui/screens/memorials/memorials.props";
import { useGiftPath } from "../../memorial/use-gift-path.ts";
import { useToday } from "../../memorial/use-today.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOneChange } from "../../state/use-one-change.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** The member's memorial days. */
export function useMemorialsModel(): MemorialsProps {
  const isMember = useIsMember() === true;
  const { data } = useListMemorialsQuery(isMember ? undefined : skipToken);
  const today = useToday();
  const { busyId, change } = useOneChange<number>();
  const [remove] = useDeleteMemorialMutation();
  const [update] = useUpdateMemorialMutation();
  const limit = data?.limit ?? null;
  return {
    messages: usePageMessages("memorial"),
    memorials: data
      ? byNextDate(data.data).map((memorial) => ({
          ...memorial,
          divisionName: memorialDivisionName(memorial.division_ct),
          daysLeft: countDaysUntil(memorial.next_date, today),
          isDayOfDeath: isDayOfDeath(memorial),
          editPath: paths.memorialEdit({ key: memorial.id }),
        }))
      : null,
    limit,
    canAdd: data !== undefined && (limit === null || data.data.length < limit),
    busyId,
    addPath: paths.memorialAdd(),
    giftPath: useGiftPath(),
    homePath: paths.mypageHome(),
    onDeleted: ({ id, name }) => void change(id, () => remove(id).unwrap(), copy.deleted(name)),
    onMailsSwitched: ({ id, is_mailed, ...day }) => {
      const { name, target_user_name, call, division_ct, month, date } = day;
      const memorial = { name, target_user_name, call, division_ct, month, date, is_mailed: !is_mailed };
      const done = is_mailed ? copy.mailsStopped(name) : copy.mailsResumed(name);
      void change(id, () => update({ id, memorial }).unwrap(), done);
    },
  };
}
