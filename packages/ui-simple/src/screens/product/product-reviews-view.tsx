import { lazy, Suspense, useEffect, useRef } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { productReviewsCopy as copy } from "#ui/screens/product/product-reviews.copy";
import type { ProductReviewsProps, ReviewWriting } from "#ui/screens/product/product-reviews.props";
import { RatingStars } from "#ui/screens/product/rating-stars";
import { ReviewEntry } from "#ui/screens/product/review-entry";
import { useFocusAfterSwap } from "#ui/slots/account-page/use-focus-after-swap";

const OwnReview = lazy(() => import("#ui/screens/product/own-review"));
const ReviewForm = lazy(() => import("#ui/screens/product/review-form"));

/**
 * The reviews of a product with their statistics, and the way to write one. The code loads late; the style sheet is the
 * product page's, because the server's HTML needs it.
 */
export function ProductReviewsView({ list, own, writing, onHelpfulMarked }: ProductReviewsProps) {
  useFocusAfterSwap(writing?.kind ?? "");
  if (list === null) return <Loader label={copy.loading} />;
  const { reviews, summary, allPath } = list;
  const isForm = writing?.kind === "form";
  return (
    <div className="reviews-columns">
      <div>
        {summary.average === null ? (
          <p>{copy.none}</p>
        ) : (
          <Statistics list={list} average={summary.average} total={summary.total} />
        )}
        {writing && !isForm ? <Writing {...writing} /> : null}
        {own === null ? null : (
          <Suspense>
            <OwnReview {...own} />
          </Suspense>
        )}
      </div>
      <div>
        {/* The form needs the wide column. */}
        {writing && isForm ? <Writing {...writing} /> : null}
        {summary.total > 1 ? <Sorts sorts={list.sorts} /> : null}
        {allPath === null ? null : (
          <p className="reviews-links">
            <a href={allPath}>{copy.all}</a>
          </p>
        )}
        {reviews.length === 0 && allPath !== null ? <p>{copy.noneOfRating}</p> : null}
        {reviews.length > 0 ? (
          <ul className="reviews-list">
            {reviews.map((review) => (
              <li key={review.id} className="reviews-entry">
                <ReviewEntry review={review} onHelpfulMarked={onHelpfulMarked} />
              </li>
            ))}
          </ul>
        ) : null}
        <Pages list={list} />
      </div>
    </div>
  );
}

type List = NonNullable<ProductReviewsProps["list"]>;

function Statistics({ list, average, total }: { list: List; average: number; total: number }) {
  return (
    <>
      <p className="reviews-score">
        <strong>{average.toFixed(1)}</strong> <RatingStars rating={average} /> <span>{copy.count(total)}</span>
      </p>
      <ul aria-label={copy.ratings} className="reviews-ratings">
        {list.ratings.map(({ rating, count, path, isCurrent }) => (
          <li key={rating}>
            <a href={count > 0 ? path : undefined} aria-current={isCurrent ? "true" : undefined}>
              <span>{copy.rating(rating)}</span>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(count / total) * 100} height="1" />
              </svg>
              <span>{copy.count(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Sorts({ sorts }: Pick<List, "sorts">) {
  return (
    <ul aria-label={copy.sort} className="reviews-links">
      {sorts.map(({ sort, path, isCurrent }) => (
        <li key={sort}>
          <a href={path} aria-current={isCurrent ? "true" : undefined}>
            {copy.sorts[sort]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Pages({ list: { previousPath, nextPath } }: { list: List }) {
  if (previousPath === null && nextPath === null) return null;
  return (
    <nav aria-label={copy.pages} className="reviews-links">
      {previousPath === null ? null : (
        <a href={previousPath} rel="prev">
          {copy.previous}
        </a>
      )}
      {nextPath === null ? null : (
        <a href={nextPath} rel="next">
          {copy.next}
        </a>
      )}
    </nav>
  );
}

function Writing(writing: ReviewWriting) {
  switch (writing.kind) {
    case "form":
      return (
        <Suspense fallback={<Loader label={copy.loadingForm} />}>
          <ReviewForm {...writing} />
        </Suspense>
      );
    case "done":
      return <PostedNotice {...writing} />;
    default:
      return (
        <p>
          <ButtonLink href={writing.path} icon="edit">
            {writing.kind === "login" ? copy.login : copy.write}
          </ButtonLink>
        </p>
      );
  }
}

/** Takes the focus and comes into view: on a phone the form that it replaces is taller than the screen. */
function PostedNotice({ isPublished }: Extract<ReviewWriting, { kind: "done" }>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="success" live>
        <p>{isPublished ? copy.published : copy.received}</p>
      </Notice>
    </div>
  );
}
