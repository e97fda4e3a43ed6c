import { formatDate } from "@noren/validation/format";
import { useState } from "react";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Dialog } from "#ui/elements/dialog/dialog";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { TextLink } from "#ui/elements/text-link/text-link";
import { flipBookCopy as copy } from "#ui/screens/flip-book/flip-book.copy";
import type { FlipBookPage, FlipBookProps } from "#ui/screens/flip-book/flip-book.props";
import { usePagePosition } from "#ui/screens/flip-book/use-page-position";
import { StoryCards } from "#ui/slots/story-cards/story-cards";
import styles from "./flip-book-view.module.css";

/** A catalogue to read page by page: one page on a phone, two on a wide screen. */
export function FlipBookView({ catalog, isLoading, pages, openedPage, onTurned, orderPath, others }: FlipBookProps) {
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
  const [enlarged, setEnlarged] = useState<FlipBookPage | null>(null);
  const shown = first === last ? String(first) : `${first}–${last}`;
  return (
    <div className={styles.book}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable list is scrolled with the arrow keys */}
      <ol ref={ref} className={styles.pages} aria-label={copy.pages} tabIndex={0}>
        {pages.map((page) => (
          <Page key={page.number} page={page} onEnlarged={() => setEnlarged(page)} />
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
      <Dialog
        open={enlarged !== null}
        title={enlarged ? copy.enlarged(enlarged.number) : ""}
        onClose={() => setEnlarged(null)}
      >
        {enlarged ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region is scrolled with the arrow keys
          <div className={styles.zoom} role="region" aria-label={copy.enlarged(enlarged.number)} tabIndex={0}>
            <ProductPicture picture={enlarged.image} sizes="200vw" className={styles.large ?? ""} />
          </div>
        ) : null}
      </Dialog>
    </div>
  );
}

function Page({ page, onEnlarged }: { page: FlipBookPage; onEnlarged: () => void }) {
  const { number, image, heading, text, products } = page;
  return (
    <li id={`page-${number}`} className={styles.page}>
      <button type="button" className={styles.picture} aria-label={copy.enlarge(number)} onClick={onEnlarged}>
        <ProductPicture picture={image} sizes="(width > 767px) 32rem, 100vw" priority={number <= 2} />
      </button>
      <Heading level={2} size="m">
        {heading}
      </Heading>
      <p className={styles.text}>{text}</p>
      {products.length > 0 ? (
        <ul className={styles.products} aria-label={copy.products}>
          {products.map(({ name, path }) => (
            <li key={path}>
              <TextLink href={path}>{name}</TextLink>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.number}>{copy.page(number)}</p>
    </li>
  );
}
