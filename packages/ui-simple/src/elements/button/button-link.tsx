import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Icon } from "#ui/elements/icon/icon";
import type { IconName } from "#ui/elements/icon/icon-paths";
import { buttonClass, type ButtonLook } from "#ui/elements/button/button-class";
import styles from "./button.module.css";

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, "className" | "children"> {
  children: ReactNode;
  icon?: IconName;
}

/** A link that looks like a button: the next step of a purchase is a place, not an action. */
export function ButtonLink({ children, icon, variant, size, block, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block })}>
      {icon ? <Icon name={icon} size={20} /> : null}
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
