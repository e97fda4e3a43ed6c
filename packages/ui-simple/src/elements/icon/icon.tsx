import { iconPaths, type IconName } from "#ui/elements/icon/icon-paths";
import { joinClasses } from "#ui/join-classes";
import styles from "./icon.module.css";

export interface IconProps {
  name: IconName;
  /** Pixels; 24 unless told. */
  size?: 16 | 20 | 24 | 32 | 40;
  className?: string;
}

/** A drawing beside or instead of words. It is never read aloud: what stands around it carries the meaning. */
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
      {iconPaths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
