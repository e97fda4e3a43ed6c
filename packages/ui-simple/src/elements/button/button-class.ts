import { joinClasses } from "#ui/join-classes";
import styles from "./button.module.css";

export interface ButtonLook {
  /** At most one primary button per view. */
  look?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  /** `large` is for the main button of a page. */
  size?: "medium" | "large" | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** The class that makes a button or a link look like a button. */
export function buttonClass({ look = "secondary", size = "medium", block = false }: ButtonLook) {
  return joinClasses(styles.button, styles[look], styles[size], block && styles.block);
}
