import type { Bookmark, BookmarkInput } from "@noren/contract";
import { bookmarkFields } from "@noren/validation/fields/bookmark";
import { formatDate } from "@noren/validation/format";
import { useRef } from "react";
import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { bookmarksCopy as copy } from "#ui/screens/bookmarks/bookmarks.copy";
import type { BookmarksProps } from "#ui/screens/bookmarks/bookmarks.props";
import { DatedLine } from "#ui/slots/account-page/dated-line";
import styles from "./bookmark-entry.module.css";

export interface BookmarkEntryProps extends Pick<BookmarksProps, "onRenamed"> {
  bookmark: Bookmark;
}

/** A bookmarked page, and the form for another name. */
export function BookmarkEntry({ bookmark, onRenamed }: BookmarkEntryProps) {
  const { id, title, url, created_at } = bookmark;
  const details = useRef<HTMLDetailsElement>(null);
  const rename = async (name: Pick<BookmarkInput, "title">) => {
    const failure = await onRenamed(bookmark, name);
    if (failure || !details.current) return failure;
    details.current.open = false;
    return details.current.querySelector("summary")?.focus();
  };
  return (
    <div>
      <DatedLine date={created_at} text={formatDate(created_at)}>
        <TextLink href={url}>{title}</TextLink>
      </DatedLine>
      <details ref={details} data-screen-only="">
        <summary className={styles.summary}>
          <span aria-hidden="true">{copy.rename}</span>
          <VisuallyHidden>{copy.renameOf(title)}</VisuallyHidden>
        </summary>
        <Form idPrefix={`bookmark-${id}`} fields={bookmarkFields} initialValues={{ title }} onSubmit={rename}>
          <FormTextField name="title" autoComplete="off" />
          <FormSubmitButton>{copy.save}</FormSubmitButton>
        </Form>
      </details>
    </div>
  );
}
