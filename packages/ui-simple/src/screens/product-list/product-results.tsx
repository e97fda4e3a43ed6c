import { useRef } from "react";
import { Notice } from "#ui/elements/notice/notice";
import { Pagination } from "#ui/elements/pagination/pagination";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { ListedProducts } from "#ui/screens/product-list/listed-products";
import { MoreProducts } from "#ui/screens/product-list/more-products";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";

/** The products of a page of the list, and the way to the other pages. */
export function ProductResults({ className, ...props }: ProductListProps & { className: string | undefined }) {
  const { products, pagination, more, isFetching, pathWith } = props;
  const cards = useRef<HTMLDivElement>(null);
  return (
    <>
      {props.problem ? (
        <Notice tone="error">
          <p>{props.problem}</p>
        </Notice>
      ) : null}
      <div ref={cards} className={className} data-view={props.filter.view} aria-busy={isFetching}>
        <ListedProducts {...props} />
      </div>
      {props.hasReducedRate ? <ReducedRateLegend /> : null}
      {more ? (
        <MoreProducts {...more} list={cards} shownCount={products.length} isFetching={isFetching} />
      ) : (
        <Pagination current={pagination.current} last={pagination.last} toPage={(page) => pathWith({ page })} />
      )}
    </>
  );
}
