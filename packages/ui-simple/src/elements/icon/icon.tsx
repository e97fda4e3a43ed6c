import { iconPaths, type IconName } from "#ui/elements/icon/icon-paths";
import { joinClasses } from "#ui/join-classes";
import styles from "./icon.module.css";

export interface IconProps {
  name: IconName;
  /** In pixels. */
  size?: 16 | 20 | 24 | 32 | 40;
  className?: string;
}

/** A decorative icon, hidden from assistive technology; the text around it carries the meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  const filled = name === "heart-filled";
  return (
    <svg
      className={joinClasses(styles.icon, filled && styles.filled, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
