import { Button } from "#ui/elements/button/button";
import { blocksCopy as copy } from "#ui/slots/blocks/blocks.copy";
import type { BlockActions, BlockProps } from "#ui/slots/blocks/blocks.props";
import { StoryCards } from "#ui/slots/story-cards/story-cards";

type BannersBlockProps = BlockProps<"banners"> & Pick<BlockActions, "onBannerSaved">;

/** Banners of an area. The picture of a banner without a link, such as a wallpaper, can be saved. */
export function BannersBlock({ banners, onBannerSaved }: BannersBlockProps) {
  return banners.length === 0 ? null : (
    <StoryCards
      cards={banners.map(({ id, title, lead, link, image }) => ({
        path: link,
        title,
        lead,
        image,
        action: link === null && (
          <Button icon="download" aria-label={copy.saveOf(title)} onClick={() => onBannerSaved(id)}>
            {copy.save}
          </Button>
        ),
      }))}
    />
  );
}
