import { type ReactNode, type Ref, useId } from "react";
import { buttonClass } from "#ui/elements/button/button-class";
import { Icon } from "#ui/elements/icon/icon";
import { joinClasses } from "#ui/join-classes";
import styles from "./file-button.module.css";

export interface FileButtonProps {
  children: ReactNode;
  /** Before the text; a plus by default. */
  icon?: ReactNode;
  /** As the attribute of a file input. */
  accept: string;
  multiple?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChosen: (files: File[]) => void;
}

/** A button that opens the browser's choice of files. A file can be chosen repeatedly. */
export function FileButton({ children, icon, accept, multiple, ref, onChosen }: FileButtonProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={joinClasses(styles.choose, buttonClass({}))}>
      {icon ?? <Icon name="plus" size={20} />}
      <span>{children}</span>
      <input
        ref={ref}
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          onChosen(files);
        }}
      />
    </label>
  );
}
