import { CollectionSection as SimpleCollectionSection } from "@noren/ui-simple/screens/home/collection-section";
import type { ComponentProps } from "react";
import { Ranking } from "../../own/home/ranking.tsx";
import { TodayTable } from "../../own/home/today-table.tsx";

/** The prices of today as a table, a ranking as a narrow column, others as cards. */
export function CollectionSection(props: ComponentProps<typeof SimpleCollectionSection>) {
  const { alias, products } = props.collection;
  if (products.length === 0) return null;
  if (alias === "today") return <TodayTable {...props} />;
  if (alias.startsWith("rank-")) return <Ranking collection={props.collection} />;
  return <SimpleCollectionSection {...props} />;
}
