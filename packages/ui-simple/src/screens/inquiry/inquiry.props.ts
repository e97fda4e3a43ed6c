import type { Inquiry } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { AttachmentsProps } from "#ui/slots/attachments/attachments.props";

export interface InquiryProps {
  /** Null while loading. */
  inquiry: Inquiry | null;
  /** The product and the member's order that it is about. */
  subjects: readonly { name: string; path: string }[];
  /** Whether the form is shown. */
  canReply: boolean;
  /** The files of the reply. */
  attachments: AttachmentsProps;
  /** The replies sent on this page; each empties the form. */
  sentCount: number;
  listPath: string;
  onReplied: FormSubmit<{ body: string }>;
}
