import { useListMakersQuery } from "@noren/api/endpoints/maker";
import { paths } from "@noren/contract/paths";
import type { MakerListProps } from "#ui/screens/maker-list/maker-list.props";

/** All makers of the shop. */
export function useMakerListModel(): MakerListProps {
  const { data } = useListMakersQuery();
  return { makers: data?.data.map((maker) => ({ ...maker, path: paths.maker({ key: maker.key }) })) ?? null };
}
