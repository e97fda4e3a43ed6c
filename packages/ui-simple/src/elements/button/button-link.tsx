import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#ui/elements/icon/icon";
import type { IconName } from "#ui/elements/icon/icon-paths";
import { buttonClass, type ButtonLook } from "#ui/elements/button/button-class";
import styles from "./button.module.css";

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<"a">, "className" | "children"> {
  href: string;
  children: ReactNode;
  icon?: IconName;
  /** Reloads the document instead of navigating on the client, e.g. after an error. */
  isReload?: boolean;
}

/** A link that looks like a button. Use it for navigation, and `Button` for actions. */
export function ButtonLink({ children, icon, look, size, block, isReload, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} data-reload={isReload} className={buttonClass({ look, size, block })}>
      {icon ? <Icon name={icon} size={20} /> : null}
      <span className={styles.label}>{children}</span>
    </a>
  );
}
