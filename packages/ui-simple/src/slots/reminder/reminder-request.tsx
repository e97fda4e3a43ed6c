import type { ReactNode } from "react";
import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage, type PageMessageProps } from "#ui/elements/page-message/page-message";
import { useMainFocus } from "#ui/forms/use-main-focus";
import { ColumnPage, type ColumnPageProps } from "#ui/slots/column-page/column-page";
import { reminderCopy as copy } from "#ui/slots/reminder/reminder.copy";

interface ReminderRequestProps {
  title: string;
  lead: string;
  messages: readonly PageMessageProps[];
  isSent: boolean;
  /** What the mail contains; the same for unknown accounts. */
  sentText: string;
  links?: ColumnPageProps["links"];
  loginPath: string;
  onRepeated: () => void;
  /** The form. */
  children: ReactNode;
}

/** Asks where to send the mail of a reminder, then explains what to do with it. */
export function ReminderRequest(props: ReminderRequestProps) {
  const { title, lead, messages, isSent, sentText, links = [], loginPath, onRepeated, children } = props;
  return (
    <ColumnPage
      width="form"
      title={title}
      lead={isSent || messages.length > 0 ? null : lead}
      links={links}
      back={{ path: loginPath, name: copy.toLogin }}
    >
      {messages.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
      {isSent ? <Sent text={sentText} onRepeated={onRepeated} /> : children}
    </ColumnPage>
  );
}

function Sent({ text, onRepeated }: { text: string; onRepeated: () => void }) {
  const frame = useMainFocus<HTMLDivElement>();
  return (
    <>
      <div ref={frame}>
        <Notice tone="success" title={copy.sent} live>
          <p>{text}</p>
          <p>{copy.sentHelp}</p>
        </Notice>
      </div>
      <Button block onClick={onRepeated}>
        {copy.repeat}
      </Button>
    </>
  );
}
