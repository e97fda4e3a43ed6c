import { useId, type ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { joinClasses } from "#ui/join-classes";
import { DialogActions } from "#ui/elements/dialog/dialog-actions";
import { dialogCopy } from "#ui/elements/dialog/dialog.copy";
import { useModal } from "#ui/elements/dialog/use-modal";
import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** A `drawer` opens from the side with the full height, a `sheet` from below with the full width. */
  look?: "dialog" | "drawer" | "sheet";
}

/** A modal dialog, built on `<dialog>`. */
export function Dialog({ open, onClose, title, children, actions, look = "dialog" }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={joinClasses(styles.dialog, styles[look])} aria-labelledby={titleId}>
      <div className={styles.content}>
        <div className={styles.head}>
          <Heading level={2} size="m" id={titleId}>
            {title}
          </Heading>
          <IconButton icon="close" label={dialogCopy.close} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {actions ? (
          <div className={styles.foot}>
            <DialogActions>{actions}</DialogActions>
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

/** A dialog that opens from the side. */
export function Drawer(props: Omit<DialogProps, "look">) {
  return <Dialog {...props} look="drawer" />;
}
