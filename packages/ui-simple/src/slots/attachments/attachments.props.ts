/** A file that was chosen for a form. */
export interface Attachment {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  isUploading: boolean;
  /** A picture that the browser can show; null for other files, and after a reload. */
  preview: string | null;
  /** Why it was not uploaded; null otherwise. */
  error: string | null;
}

export interface AttachmentsProps {
  /** Pictures only, for a text that others see. */
  arePhotos?: boolean;
  files: readonly Attachment[];
  onChosen: (files: readonly File[]) => void;
  onRemoved: (id: number) => void;
}
