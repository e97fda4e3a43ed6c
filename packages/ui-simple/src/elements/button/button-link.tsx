import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#ui/elements/icon/icon";
import type { IconName } from "#ui/elements/icon/icon-paths";
import { buttonClass, type ButtonLook } from "#ui/elements/button/button-class";
import styles from "./button.module.css";

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<"a">, "className" | "children"> {
  href: string;
  children: ReactNode;
  icon?: IconName;
  /** Loads the page anew, where the one that stands here has failed. */
  isReload?: boolean;
}

/** A link that looks like a button: the next step of a purchase is a place, not an action. */
export function ButtonLink({ children, icon, variant, size, block, isReload, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} data-reload={isReload} className={buttonClass({ variant, size, block })}>
      {icon ? <Icon name={icon} size={20} /> : null}
      <span className={styles.label}>{children}</span>
    </a>
  );
}
