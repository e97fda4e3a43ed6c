import type { Review } from "@noren/contract";
import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";
import { productReviewsCopy as copy } from "#ui/screens/product/product-reviews.copy";
import styles from "./review-photo-dialog.module.css";

interface ReviewPhotoDialogProps extends Pick<Review, "nickname" | "photos"> {
  index: number;
  onChanged: (index: number) => void;
  onClose: () => void;
}

/** One photo of a review, large. Its code loads with the first click. */
export default function ReviewPhotoDialog({ nickname, photos, index, onChanged, onClose }: ReviewPhotoDialogProps) {
  const last = photos.length - 1;
  const actions =
    last > 0 ? (
      <>
        <Button aria-disabled={index === 0} onClick={() => onChanged(Math.max(index - 1, 0))}>
          {copy.previousPhoto}
        </Button>
        <Button aria-disabled={index === last} onClick={() => onChanged(Math.min(index + 1, last))}>
          {copy.nextPhoto}
        </Button>
      </>
    ) : undefined;
  return (
    <Dialog open title={copy.photos(nickname)} actions={actions} onClose={onClose}>
      <img className={styles.photo} src={photos[index]?.url} alt={copy.photo(nickname, index + 1)} />
    </Dialog>
  );
}
