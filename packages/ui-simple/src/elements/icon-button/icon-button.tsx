import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon } from "#ui/elements/icon/icon";
import type { IconName } from "#ui/elements/icon/icon-paths";
import { joinClasses } from "#ui/join-classes";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
  size?: 20 | 24;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon, with a target of 44 px. */
export function IconButton({ icon, label, size = 24, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={joinClasses(styles.button, className)}>
      <Icon name={icon} size={size} />
    </button>
  );
}
