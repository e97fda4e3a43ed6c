import { useId, useRef, type MouseEvent } from "react";
import { Icon } from "#ui/elements/icon/icon";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { Price, ReducedRateLegend } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { isPlainClick } from "#ui/is-plain-click";
import { searchSuggestionsCopy as copy } from "#ui/slots/search-suggestions/search-suggestions.copy";
import type { SearchSuggestionsProps } from "#ui/slots/search-suggestions/search-suggestions.props";
import { SuggestionOption } from "#ui/slots/search-suggestions/suggestion-option";
import { useCombobox } from "#ui/slots/search-suggestions/use-combobox";
import styles from "./search-suggestions.module.css";

/** Keeps the focus in the field; buttons take it. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof Element && event.target.closest("button"))) event.preventDefault();
};

/**
 * The panel below the search field. The listbox owns the options (`aria-owns`) instead of containing them, because the
 * buttons between them are none.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { field, word, hasFailed, history, historyPath, words, categories, products, hasReducedRate, all } = props;
  const { onTyped, onHistoryRemoved } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const optionId = (path: string) => `${id}${path}`;
  const paths = [...history, ...words, ...categories, ...products, ...(all ? [all] : [])].map(({ path }) => path);
  const hasOptions = paths.length > 0;
  const { isOpen, isWanted, activeId, close } = useCombobox({ field, panel, listId: id, hasOptions, onTyped });
  const option = (path: string) => ({ id: optionId(path), path, isActive: optionId(path) === activeId });

  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest("a")) || !isPlainClick(event.nativeEvent)) return;
    close();
    // A press of a finger hides the keyboard of the screen; a click by Enter has no detail.
    if (event.detail > 0) field.blur();
  };
  const remove = (removed: string) => {
    onHistoryRemoved(removed);
    field.focus();
  };
  const status = !word ? "" : hasOptions ? copy.announced(paths.length) : hasFailed ? "" : copy.nothing;
  return (
    <>
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- only watches links and buttons */}
      <div ref={panel} className={styles.panel} hidden={!isOpen} onMouseDown={keepFocus} onClick={follow}>
        <div id={id} role="listbox" aria-label={copy.label} aria-owns={paths.map(optionId).join(" ")} />
        {history.length > 0 ? (
          <div className={styles.section}>
            <p className={styles.title}>{copy.history}</p>
            {history.map((searched) => (
              <div key={searched.path} className={styles.removable}>
                <SuggestionOption {...option(searched.path)} className={styles.word}>
                  <RecentIcon />
                  <span className={styles.text}>{searched.word}</span>
                </SuggestionOption>
                <IconButton
                  icon="close"
                  size={20}
                  label={copy.remove(searched.word)}
                  className={styles.remove}
                  onClick={() => remove(searched.word)}
                />
              </div>
            ))}
            {historyPath === null ? null : (
              <a className={styles.more} href={historyPath}>
                {copy.allHistory}
              </a>
            )}
          </div>
        ) : null}
        {words.length > 0 ? (
          <div className={styles.section}>
            {word === "" ? (
              <p className={styles.title}>{copy.popular}</p>
            ) : (
              <VisuallyHidden>{copy.words}</VisuallyHidden>
            )}
            <div className={word === "" ? styles.chips : undefined}>
              {words.map((each) => (
                <SuggestionOption key={each.path} {...option(each.path)} className={styles.word}>
                  <Icon name="search" size={16} />
                  <span className={styles.text}>
                    <Completed word={each.word} typed={word ?? ""} />
                  </span>
                </SuggestionOption>
              ))}
            </div>
          </div>
        ) : null}
        {categories.length > 0 ? (
          <div className={styles.section}>
            <p className={styles.title}>{copy.categories}</p>
            {categories.map(({ name, count, path }) => (
              <SuggestionOption key={path} {...option(path)} className={styles.word}>
                <span className={styles.text}>{name}</span>
                <span className={styles.count}>{copy.count(count)}</span>
                <Icon name="chevron-right" size={16} />
              </SuggestionOption>
            ))}
          </div>
        ) : null}
        {products.length > 0 ? (
          <div className={styles.section}>
            <p className={styles.title}>{copy.products}</p>
            {products.map(({ product, path }) => (
              <SuggestionOption key={path} {...option(path)} className={styles.product}>
                <ProductPicture
                  picture={product.image}
                  alt=""
                  sizes="56px"
                  maxFetchedWidth={200}
                  ratio="square"
                  className={styles.picture}
                />
                <span className={styles.facts}>
                  <span className={styles.name}>{product.name}</span>
                  <Price
                    size="s"
                    value={product.product_price_with_tax}
                    from={product.is_price_from}
                    taxRate={product.tax_rate}
                  />
                </span>
              </SuggestionOption>
            ))}
            {hasReducedRate ? <ReducedRateLegend /> : null}
          </div>
        ) : null}
        {word && all ? (
          <SuggestionOption {...option(all.path)} className={styles.all}>
            <span className={styles.text}>{copy.all(word, all.total)}</span>
            <Icon name="chevron-right" size={16} />
          </SuggestionOption>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">{isWanted ? status : ""}</span>
      </VisuallyHidden>
    </>
  );
}

/** A word, with what it adds to the typed one in bold. */
function Completed({ word, typed }: { word: string; typed: string }) {
  if (typed === "" || !word.startsWith(typed)) return word;
  return (
    <>
      {typed}
      <b>{word.slice(typed.length)}</b>
    </>
  );
}

/** A clock: only this panel draws it, and the icons are on every page. */
function RecentIcon() {
  return (
    <svg className={styles.recent} width={16} height={16} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx={12} cy={12} r={8.5} />
      <path d="M12 7.5V12l3 2.5" />
    </svg>
  );
}
