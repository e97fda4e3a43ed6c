import type { Inquiry } from "@noren/contract";
import { inquiryReplyFields } from "@noren/validation/fields/inquiry";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormTextArea } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { InquiryThread } from "#ui/screens/inquiry/inquiry-thread";
import { inquiryCopy as copy } from "#ui/screens/inquiry/inquiry.copy";
import type { InquiryProps } from "#ui/screens/inquiry/inquiry.props";
import { Attachments } from "#ui/slots/attachments/attachments";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { InquiryStatusBadge } from "#ui/slots/inquiry-status/inquiry-status-badge";
import styles from "./inquiry-view.module.css";

/** An inquiry with the answers of the shop, and a reply. */
export function InquiryView(props: InquiryProps) {
  const { inquiry, subjects, canReply, sentCount, listPath } = props;
  return (
    <ColumnPage
      title={copy.title}
      lead={inquiry ? <Facts inquiry={inquiry} /> : null}
      back={{ path: listPath, name: copy.back }}
      width="form"
    >
      {inquiry === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          {subjects.length > 0 ? <Subjects subjects={subjects} /> : null}
          <InquiryThread inquiry={inquiry} sentCount={sentCount} />
          {canReply ? <Reply {...props} /> : <Notice>{copy.closed}</Notice>}
        </>
      )}
    </ColumnPage>
  );
}

function Facts({ inquiry }: { inquiry: Inquiry }) {
  return (
    <span className={styles.facts}>
      <InquiryStatusBadge inquiry={inquiry} />
      <span>{inquiry.category?.name ?? inquiry.kind_name}</span>
      <span>{copy.number(inquiry.key)}</span>
    </span>
  );
}

function Subjects({ subjects }: Pick<InquiryProps, "subjects">) {
  return (
    <ul className={styles.subjects} aria-label={copy.subjects}>
      {subjects.map(({ name, path }) => (
        <li key={path}>
          <TextLink href={path}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}

function Reply({ attachments, sentCount, onReplied }: InquiryProps) {
  return (
    <section className={styles.reply}>
      <Heading level={2}>{copy.replyTitle}</Heading>
      <Form key={sentCount} fields={inquiryReplyFields} idPrefix="reply-" onSubmit={onReplied}>
        <FormTextArea name="body" rows={6} placeholder={undefined} />
        <Attachments {...attachments} />
        <FormSubmitButton block>{copy.reply}</FormSubmitButton>
      </Form>
    </section>
  );
}
