import { PHOTO_TYPES, UPLOAD_TYPES } from "@noren/validation/fields/upload-limits";
import { useId, useRef, useState } from "react";
import { FieldGroup } from "#ui/elements/field-frame/field-frame";
import { FileButton } from "#ui/elements/file-button/file-button";
import { Spinner } from "#ui/elements/spinner/spinner";
import { joinClasses } from "#ui/join-classes";
import { RemovableList } from "#ui/slots/account-page/removable-list";
import { attachmentsCopy as copy } from "#ui/slots/attachments/attachments.copy";
import type { Attachment, AttachmentsProps } from "#ui/slots/attachments/attachments.props";
import { fileLinksCopy } from "#ui/slots/file-links/file-links.copy";
import styles from "./attachments.module.css";

/** Files of a form. A chosen one is uploaded at once. */
export function Attachments({ arePhotos = false, files, onChosen, onRemoved }: AttachmentsProps) {
  const id = useId();
  const { label, help, choose } = arePhotos ? copy.photos : copy;
  const input = useRef<HTMLInputElement>(null);
  const remove = (file: Attachment) => {
    input.current?.focus({ preventScroll: true });
    onRemoved(file.id);
  };
  return (
    <FieldGroup id={id} label={label} help={help}>
      {files.length > 0 ? (
        <RemovableList
          label={label}
          items={files}
          removeLabel={({ name }) => copy.remove(name)}
          onRemoveClicked={remove}
        >
          {(file) => <AttachedFile {...file} />}
        </RemovableList>
      ) : null}
      <FileButton ref={input} accept={(arePhotos ? PHOTO_TYPES : UPLOAD_TYPES).join(",")} multiple onChosen={onChosen}>
        {choose}
      </FileButton>
    </FieldGroup>
  );
}

function AttachedFile({ name, size, isUploading, error, preview }: Attachment) {
  /** The preview of a file that is no picture although its name says so. */
  const [broken, setBroken] = useState<string | null>(null);
  const shown = preview === broken ? null : preview;
  return (
    <span className={joinClasses(styles.text, shown !== null && styles.withPreview)}>
      {shown === null ? null : (
        <img className={styles.preview} src={shown} alt="" width={64} height={64} onError={() => setBroken(shown)} />
      )}
      <span className={styles.name}>{name}</span>
      <span className={joinClasses(styles.state, error !== null && styles.error)} role="status">
        {isUploading ? (
          <>
            <Spinner size={14} /> {copy.uploading}
          </>
        ) : (
          (error ?? `${copy.attached} ${fileLinksCopy.size(size)}`)
        )}
      </span>
    </span>
  );
}
