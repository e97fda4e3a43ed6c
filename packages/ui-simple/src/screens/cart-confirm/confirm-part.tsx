import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import { requiredPart, type RequiredPart } from "#ui/required-part";
import styles from "./confirm-facts.module.css";

interface ConfirmPartProps {
  title: string;
  /** Where this part is corrected. */
  edit?: string;
  /** Set for an item that the law requires. */
  required?: RequiredPart;
  children: ReactNode;
}

/** One part of what is ordered, with the link to correct it. */
export function ConfirmPart({ title, edit, required, children }: ConfirmPartProps) {
  const link = edit ? (
    <TextLink href={edit}>
      <span aria-hidden="true">{copy.edit}</span>
      <VisuallyHidden>{copy.editOf(title)}</VisuallyHidden>
    </TextLink>
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
