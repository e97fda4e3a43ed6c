import { paths } from "@noren/contract/paths";
import { BlockSection } from "#ui/slots/blocks/block-section";
import type { BlockProps } from "#ui/slots/blocks/blocks.props";
import { StoryCards } from "#ui/slots/story-cards/story-cards";

/** The newest articles. */
export function BlogsBlock({ title, blogs }: BlockProps<"blogs">) {
  return (
    <BlockSection title={title} isEmpty={blogs.length === 0} allPath={paths.blogList()}>
      <StoryCards level={3} cards={blogs.map(({ key, ...card }) => ({ ...card, path: paths.blogArticle({ key }) }))} />
    </BlockSection>
  );
}
