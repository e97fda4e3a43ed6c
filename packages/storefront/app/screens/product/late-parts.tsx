import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from "react";
import type * as partsModule from "./product-parts.tsx";

type Parts = typeof partsModule;

let loaded: Parts | undefined;

/** Loads the parts' code; the server awaits it before it renders. */
export const loadParts = async (): Promise<Parts> => (loaded = await (await import("./load-parts.ts")).loadParts());

let comeNear = () => {};
/** Stays pending when the code cannot be loaded, e.g. offline: the page goes on with the server's HTML. */
const loading = new Promise<void>((resolve) => (comeNear = resolve))
  .then(loadParts)
  .catch(() => new Promise<never>(() => undefined));

/**
 * A part of the product page: HTML of the server until one of the parts comes near and their code is loaded. An update
 * before that would replace the HTML by nothing, so the part keeps its first props until then.
 * @param id of the element around it
 */
function createLatePart<Props extends object>(
  id: string,
  pick: (parts: Parts) => (props: Props) => ReactNode,
): ComponentType<Props> {
  // `renderToString` does not wait for a lazy component.
  const Part: ComponentType<Props> = import.meta.env.SSR
    ? (props) => loaded && pick(loaded)(props)
    : lazy(async () => ({ default: pick(await loading) }));
  const Held = memo(
    (props: Props) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ),
    () => !loaded,
  ) as unknown as ComponentType<Props>;
  return (props) => {
    const [, showCurrentProps] = useState<Parts>();
    useEffect(() => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), {
        rootMargin: "400px",
      });
      const place = document.getElementById(id);
      if (place) observer.observe(place);
      void loading.then(showCurrentProps);
      return () => observer.disconnect();
    }, []);
    return <Held {...props} />;
  };
}

export const LateDelivery = createLatePart("delivery", ({ ProductDelivery }) => ProductDelivery);
export const LateDetails = createLatePart("details", ({ ProductDetails }) => ProductDetails);
export const LateAccessories = createLatePart("accessories", ({ ProductAccessories }) => ProductAccessories);
export const LateReviews = createLatePart("reviews", ({ ProductReviews }) => ProductReviews);
