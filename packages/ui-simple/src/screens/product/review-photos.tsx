import type { Review } from "@noren/contract";
import { lazy, Suspense, useState } from "react";
import { productReviewsCopy as copy } from "#ui/screens/product/product-reviews.copy";

const ReviewPhotoDialog = lazy(() => import("#ui/screens/product/review-photo-dialog"));

type ReviewPhotosProps = Pick<Review, "nickname" | "photos">;

/** The photos of a review; a click shows one large. Without JavaScript each is a link to its file. */
export function ReviewPhotos({ nickname, photos }: ReviewPhotosProps) {
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="reviews-photos" aria-label={copy.photos(nickname)}>
        {photos.map(({ url, thumbnail_url }, index) => (
          // The URLs are signed anew with each answer.
          <li key={index}>
            <a
              href={url}
              onClick={(event) => {
                event.preventDefault();
                setOpened(index);
              }}
            >
              <img src={thumbnail_url} alt={copy.photo(nickname, index + 1)} width={88} height={88} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {opened === null ? null : (
        <Suspense>
          <ReviewPhotoDialog
            nickname={nickname}
            photos={photos}
            index={opened}
            onChanged={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
