import { formatNumber } from "@noren/validation/format";
import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";
import { Notice } from "#ui/elements/notice/notice";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { joinClasses } from "#ui/join-classes";
import { FilterFields } from "#ui/screens/product-list/filter-fields";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import styles from "./filter-panel.module.css";

/** The filter in a sheet from below. Conditions apply at once; its button shows the number of products that match. */
export function FilterSheet(props: ProductListProps) {
  const { pagination, isFetching, problem, isFilterOpen, onFilterClosed } = props;
  const total = formatNumber(pagination.total);
  return (
    <Dialog
      look="sheet"
      open={isFilterOpen}
      title={copy.filter}
      onClose={onFilterClosed}
      actions={
        <Button block look="primary" size="large" onClick={onFilterClosed}>
          {copy.showResults(total)}
        </Button>
      }
    >
      {/* A toast would be behind the dialog. */}
      {problem ? (
        <Notice tone="error" live>
          <p>{problem}</p>
        </Notice>
      ) : null}
      {isFilterOpen ? (
        <div className={joinClasses(styles.body, styles.folded)}>
          <FilterFields {...props} isFolded />
        </div>
      ) : null}
      {/* The list's own count is outside the dialog, so screen readers do not announce it. */}
      <div role="status">
        <VisuallyHidden>{isFetching ? copy.fetching : copy.count(total)}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
