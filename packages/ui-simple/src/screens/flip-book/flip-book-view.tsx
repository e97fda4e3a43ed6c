import { formatDate } from "@noren/validation/format";
import { useState } from "react";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { flipBookCopy as copy } from "#ui/screens/flip-book/flip-book.copy";
import { BookPage } from "#ui/screens/flip-book/book-page";
import type { FlipBookProps } from "#ui/screens/flip-book/flip-book.props";
import { PageZoom, type ZoomedPage } from "#ui/screens/flip-book/page-zoom";
import { usePagePosition } from "#ui/screens/flip-book/use-page-position";
import { StoryCards } from "#ui/slots/story-cards/story-cards";
import styles from "./flip-book-view.module.css";

/** A catalogue to read page by page: one page on a phone, two on a wide screen. */
export function FlipBookView(props: FlipBookProps) {
  const { catalog, isLoading, pages, hasReducedRate, openedPage, onTurned, orderPath, others } = props;
  if (catalog === null)
    return isLoading ? <Loader label={copy.loading} /> : <EmptyState level={1} title={copy.empty} />;
  return (
    <div className={styles.screen}>
      <Breadcrumbs items={[{ name: copy.title, path: null }]} />
      <div className={styles.head}>
        <Heading level={1}>{catalog.title}</Heading>
        <p className={styles.lead}>{catalog.lead}</p>
        <p className={styles.lead}>
          <time dateTime={catalog.issued_on}>{copy.issued(formatDate(catalog.issued_on))}</time>
        </p>
      </div>
      <Book key={catalog.key} pages={pages} openedPage={openedPage} onTurned={onTurned} />
      {hasReducedRate ? <ReducedRateLegend /> : null}
      {orderPath ? (
        <p>
          <ButtonLink href={orderPath}>{copy.order}</ButtonLink>
        </p>
      ) : null}
      {others.length > 0 ? (
        <section className={styles.others}>
          <Heading level={2}>{copy.others}</Heading>
          <StoryCards cards={others} level={3} />
        </section>
      ) : null}
    </div>
  );
}

function Book({ pages, openedPage, onTurned }: Pick<FlipBookProps, "pages" | "openedPage" | "onTurned">) {
  const { ref, first, last, turn } = usePagePosition(pages.length, openedPage, onTurned);
  const [zoomed, setZoomed] = useState<ZoomedPage | null>(null);
  const shown = first === last ? String(first) : `${first}–${last}`;
  return (
    <div className={styles.book}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable list is scrolled with the arrow keys */}
      <ol ref={ref} className={styles.pages} aria-label={copy.pages} tabIndex={0}>
        {pages.map((page) => (
          <BookPage key={page.number} page={page} onZoomed={(point) => setZoomed({ page, point })} />
        ))}
      </ol>
      <div className={styles.controls}>
        <Button icon="chevron-left" aria-disabled={first <= 1} onClick={() => turn(-1)}>
          {copy.previous}
        </Button>
        <p className={styles.position} role="status">
          {copy.position(shown, pages.length)}
        </p>
        <Button icon="chevron-right" aria-disabled={last >= pages.length} onClick={() => turn(1)}>
          {copy.next}
        </Button>
      </div>
      {zoomed ? <PageZoom {...zoomed} onClosed={() => setZoomed(null)} /> : null}
    </div>
  );
}
