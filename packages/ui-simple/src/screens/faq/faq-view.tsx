import { formatNumber } from "@noren/validation/format";
import { SEARCH_WORD_MAX } from "@noren/validation/fields/search-limits";
import { useEffect } from "react";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Prose } from "#ui/elements/prose/prose";
import { TextLink } from "#ui/elements/text-link/text-link";
import { faqCopy as copy } from "#ui/screens/faq/faq.copy";
import type { FaqGroup, FaqProps } from "#ui/screens/faq/faq.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { WordSearch } from "#ui/slots/word-search/word-search";
import styles from "./faq-view.module.css";

/** Opens the answer of a fragment after a navigation in the page; a browser that loads the URL opens it by itself. */
function useOpenAnswer(fragment: string, groups: FaqProps["groups"]): void {
  useEffect(() => {
    const isAnswer = groups?.some(({ items }) => items.some(({ anchor }) => `#${anchor}` === fragment));
    const answer = isAnswer ? document.getElementById(fragment.slice(1)) : null;
    const details = answer?.closest("details");
    if (details) details.open = true;
  }, [fragment, groups]);
}

/** The shop's questions and answers. */
export function FaqView({ word, groups, count, fragment, faqPath, contactPath, onSearched }: FaqProps) {
  useOpenAnswer(fragment, groups);
  return (
    <ColumnPage above={<Breadcrumbs items={[{ name: copy.title, path: null }]} />} title={copy.title} lead={copy.lead}>
      <WordSearch
        word={word}
        parameter="q"
        action={faqPath}
        label={copy.search}
        sample={copy.searchSample}
        button={copy.searchButton}
        max={SEARCH_WORD_MAX}
        onSearched={onSearched}
      />
      <div className={styles.result} role="status">
        {word !== "" && groups !== null && count > 0 ? (
          <p className={styles.found}>
            {copy.found(word, formatNumber(count))} <TextLink href={faqPath}>{copy.clear}</TextLink>
          </p>
        ) : null}
      </div>
      {groups === null ? (
        <Loader label={copy.loading} />
      ) : count === 0 ? (
        <EmptyState
          title={word === "" ? copy.empty : copy.none(word)}
          action={word === "" ? null : <ButtonLink href={faqPath}>{copy.clear}</ButtonLink>}
        >
          {copy.noneLead}
        </EmptyState>
      ) : (
        <>
          {groups.length > 1 ? <Contents groups={groups} /> : null}
          {groups.map((group) => (
            <Group key={group.anchor} {...group} />
          ))}
        </>
      )}
      <section className={styles.contact}>
        <Heading level={2} size="m">
          {copy.unsolved}
        </Heading>
        <p>{copy.unsolvedLead}</p>
        <ButtonLink href={contactPath}>{copy.contact}</ButtonLink>
      </section>
    </ColumnPage>
  );
}

function Contents({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <nav aria-label={copy.categories}>
      <ul className={styles.contents}>
        {groups.map(({ category, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{category}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ category, anchor, items }: FaqGroup) {
  return (
    <section className={styles.group}>
      <Heading level={2} id={anchor}>
        {category}
      </Heading>
      <div>
        {items.map(({ anchor: answer, question, answer: html, isOpen }) => (
          <Disclosure key={`${answer} ${isOpen}`} summary={question} defaultOpen={isOpen}>
            <div id={answer} className={styles.answer}>
              <Prose html={html} />
              <p className={styles.link}>
                <TextLink href={`#${answer}`}>{copy.linkTo}</TextLink>
              </p>
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
