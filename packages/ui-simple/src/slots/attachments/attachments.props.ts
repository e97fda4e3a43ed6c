/** A file that was chosen for a form. */
export interface Attachment {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  isUploading: boolean;
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
