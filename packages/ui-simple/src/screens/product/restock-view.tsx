import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { restockCopy as copy } from "#ui/screens/product/restock.copy";
import type { RestockProps } from "#ui/screens/product/restock.props";

/** Leads to the request for a sold-out product; once it is requested, to the member's requests. The code loads late. */
export function RestockView(props: RestockProps) {
  if ("requestPath" in props) return <TextLink href={props.requestPath}>{copy.request}</TextLink>;
  return (
    <Notice tone="success">
      <p>{copy.requested(props.requestedAt)}</p>
      <TextLink href={props.historyPath}>{copy.history}</TextLink>
    </Notice>
  );
}
