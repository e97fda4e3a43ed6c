import { type ComponentType, lazy, memo, Suspense, useEffect } from "react";

import type * as reviewsModule from "./product-reviews.tsx";

type ReviewsModule = typeof reviewsModule;

/** The product's `id` and `key`. */
interface ReviewsProps {
  id: number;
  productKey: string;
}

let loaded: ReviewsModule | undefined;

/** Loads the reviews' code; the server awaits it before it renders. */
export const loadReviews = async (): Promise<ReviewsModule> =>
  (loaded = await (await import("./load-reviews.ts")).loadReviews());

let comeNear = () => {};
const near = new Promise<void>((resolve) => (comeNear = resolve));

/** `renderToString` does not wait for a lazy component. */
const Reviews: ComponentType<ReviewsProps> = import.meta.env.SSR
  ? (props) => loaded?.default(props)
  : lazy(() => near.then(loadReviews));

/**
 * The reviews: HTML of the server until they come near and their code is loaded. An update before that would replace the
 * HTML by nothing, so the props are only what never changes.
 */
export const LateReviews = memo((props: ReviewsProps) => {
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), {
      rootMargin: "400px",
    });
    const place = document.getElementById("reviews");
    if (place) observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <Suspense>
      <Reviews {...props} />
    </Suspense>
  );
});
