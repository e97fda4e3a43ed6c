import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import { requiredPart, type RequiredPart } from "#ui/required-part";
import styles from "./confirm-facts.module.css";

interface ConfirmPartProps {
  title: string;
  /** The path of the step that changes this part. */
  editPath?: string;
  /** Set for an item that the law requires. */
  required?: RequiredPart;
  children: ReactNode;
}

/** One part of the order, with a link to change it. */
export function ConfirmPart({ title, editPath, required, children }: ConfirmPartProps) {
  const link = editPath ? (
    <span data-screen-only="">
      <TextLink href={editPath}>
        <span aria-hidden="true">{copy.edit}</span>
        <VisuallyHidden>{copy.editOf(title)}</VisuallyHidden>
      </TextLink>
    </span>
  ) : undefined;
  return (
    <section {...(required && requiredPart(required))} className={styles.part} aria-label={title}>
      <Heading level={2} size="s" aside={link}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
