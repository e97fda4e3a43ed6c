import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { homeCopy as copy } from "#ui/screens/home/home.copy";

interface MoreLinkProps {
  path: string;
  /** Of the collection that it leads to. */
  title: string;
}

/** Leads to all products of a collection. */
export function MoreLink({ path, title }: MoreLinkProps) {
  return (
    <TextLink href={path} look="arrow">
      <span aria-hidden="true">{copy.more}</span>
      <VisuallyHidden>{copy.moreOf(title)}</VisuallyHidden>
    </TextLink>
  );
}
