import { formatDate } from "@noren/validation/format";
import { TextLink } from "#ui/elements/text-link/text-link";
import { bookmarksCopy as copy } from "#ui/screens/bookmarks/bookmarks.copy";
import type { BookmarksProps } from "#ui/screens/bookmarks/bookmarks.props";
import { DatedLine } from "#ui/slots/account-page/dated-line";
import { RemovablePage } from "#ui/slots/account-page/removable-page";

/** The pages of the shop that the member bookmarked. */
export function BookmarksView({ bookmarks, pagination, pagePath, ...props }: BookmarksProps) {
  return (
    <RemovablePage
      {...props}
      copy={copy}
      items={bookmarks}
      pages={{ ...pagination, toPage: pagePath }}
      removeLabel={({ title }) => copy.remove(title)}
    >
      {({ title, url, created_at }) => (
        <DatedLine date={created_at} text={formatDate(created_at)}>
          <TextLink href={url}>{title}</TextLink>
        </DatedLine>
      )}
    </RemovablePage>
  );
}
