import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { makerListCopy as copy } from "#ui/screens/maker-list/maker-list.copy";
import type { MakerListProps } from "#ui/screens/maker-list/maker-list.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { StoryCards } from "#ui/slots/story-cards/story-cards";

/** The makers of the shop's products. */
export function MakerListView({ makers }: MakerListProps) {
  return (
    <ColumnPage above={<Breadcrumbs items={[{ name: copy.title, path: null }]} />} title={copy.title} lead={copy.lead}>
      {makers === null ? (
        <Loader label={copy.loading} />
      ) : makers.length === 0 ? (
        <EmptyState title={copy.empty} />
      ) : (
        <StoryCards
          priorityCount={2}
          cards={makers.map(({ name, place, ...card }) => ({ ...card, title: name, facts: place }))}
        />
      )}
    </ColumnPage>
  );
}
