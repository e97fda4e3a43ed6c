import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "#ui/elements/icon/icon";
import type { IconName } from "#ui/elements/icon/icon-paths";
import { Spinner } from "#ui/elements/spinner/spinner";
import { buttonClass, type ButtonLook } from "#ui/elements/button/button-class";
import styles from "./button.module.css";

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  children: ReactNode;
  icon?: IconName;
  /** What was asked for is under way: the button keeps the focus and its words, and takes no second press. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that does something here. What leads elsewhere is a `ButtonLink`. */
export function Button({ children, icon, loading = false, variant, size, block, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner size={18} /> : icon ? <Icon name={icon} size={20} /> : null}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
