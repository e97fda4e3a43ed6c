import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "#ui/elements/icon/icon";
import type { IconName } from "#ui/elements/icon/icon-paths";
import { Spinner } from "#ui/elements/spinner/spinner";
import { buttonClass, type ButtonLook } from "#ui/elements/button/button-class";
import styles from "./button.module.css";

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  children: ReactNode;
  icon?: IconName;
  /** While the action runs: the button keeps its focus and label and ignores clicks. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that performs an action. For navigation use `ButtonLink`. */
export function Button({ children, icon, loading = false, look, size, block, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, block })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner size={18} /> : icon ? <Icon name={icon} size={20} /> : null}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
