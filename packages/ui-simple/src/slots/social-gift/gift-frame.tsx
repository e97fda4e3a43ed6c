import type { ReactNode } from "react";
import { Steps } from "#ui/elements/steps/steps";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { socialGiftCopy as copy } from "#ui/slots/social-gift/social-gift.copy";

interface GiftFrameProps {
  /** Index of the current step, from 0: destination, delivery, confirm, complete. Null on pages that are no step. */
  current: 0 | 1 | 2 | 3 | null;
  title: string;
  lead?: string;
  back?: { path: string; name: string };
  children: ReactNode;
}

/** The frame of a page for the recipient of a social gift. */
export function GiftFrame({ current, title, lead, back, children }: GiftFrameProps) {
  return (
    <ColumnPage
      above={current === null ? null : <Steps steps={[...copy.steps]} current={current} />}
      title={title}
      lead={lead}
      {...(back && { back })}
      width="form"
    >
      {children}
    </ColumnPage>
  );
}
