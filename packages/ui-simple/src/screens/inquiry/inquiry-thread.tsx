import type { Inquiry, InquiryComment } from "@noren/contract";
import { formatDateTime } from "@noren/validation/format";
import { findOwnValue } from "@noren/validation/own-value";
import { useEffect, useRef } from "react";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { inquiryCopy as copy } from "#ui/screens/inquiry/inquiry.copy";
import { FileLinks } from "#ui/slots/file-links/file-links";
import styles from "./inquiry-thread.module.css";

/** The inquiry and its comments. A sent reply takes the focus of the form. */
export function InquiryThread({ inquiry, sentCount }: { inquiry: Inquiry; sentCount: number }) {
  const list = useRef<HTMLOListElement>(null);
  const { body, details, files, created_at, comments } = inquiry;
  const { length } = comments;
  const seen = useRef({ sentCount, length });
  useEffect(() => {
    if (sentCount === seen.current.sentCount || length === seen.current.length) return;
    seen.current = { sentCount, length };
    list.current?.querySelector<HTMLElement>(":scope > li:last-child")?.focus();
  }, [sentCount, length]);
  return (
    <ol ref={list} className={styles.thread} aria-label={copy.thread}>
      <Entry author="member" body={body} details={details} files={files} created_at={created_at} />
      {comments.map(({ id, ...comment }) => (
        <Entry key={id} {...comment} />
      ))}
    </ol>
  );
}

type EntryProps = Pick<InquiryComment, "author" | "body" | "files" | "created_at"> & Partial<Pick<Inquiry, "details">>;

function Entry({ author, body, details = [], files, created_at }: EntryProps) {
  return (
    <li className={styles.entry} data-author={author} tabIndex={-1}>
      <p className={styles.head}>
        <strong>{findOwnValue(copy.authors, author)}</strong>
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>
      </p>
      <p className={styles.body}>{body}</p>
      {files.length > 0 ? <FileLinks files={files} /> : null}
      {details.length > 0 ? (
        <DefinitionList look="plain" items={details.map(({ name, value }) => ({ term: name, detail: value }))} />
      ) : null}
    </li>
  );
}
