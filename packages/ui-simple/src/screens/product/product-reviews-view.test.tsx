import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { productReviewsCopy as copy } from "#ui/screens/product/product-reviews.copy";
import { Received } from "#ui/screens/product/product-reviews-view.stories";
import { ProductReviewsView } from "#ui/screens/product/product-reviews-view";
import { ownReview, productReviews, reviewList } from "#ui/stories/reviews.fixture";

const [first] = reviewList.reviews;

beforeEach(() => {
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test("[review.photos] photos are links with a text; a click shows one large, from where the others are reached", async () => {
  render(<ProductReviewsView {...productReviews} />);
  const photos = within(screen.getByRole("list", { name: copy.photos("こめ好き") }));
  expect(photos.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    first?.photos.map(({ url }) => url),
  );
  fireEvent.click(photos.getByRole("img", { name: copy.photo("こめ好き", 1) }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("img", { name: copy.photo("こめ好き", 1) })).toHaveProperty(
    "src",
    expect.stringContaining(first?.photos[0]?.url ?? "none"),
  );
  fireEvent.click(dialog.getByRole("button", { name: copy.nextPhoto }));
  expect(dialog.getByRole("img", { name: copy.photo("こめ好き", 2) })).toHaveProperty(
    "src",
    expect.stringContaining(first?.photos[1]?.url ?? "none"),
  );
});

test("[review.helpful] a review is marked once, and its count is readable without the button", () => {
  const onHelpfulMarked = vi.fn();
  const { rerender } = render(<ProductReviewsView {...productReviews} onHelpfulMarked={onHelpfulMarked} />);
  fireEvent.click(screen.getAllByRole("button", { name: copy.helpful })[0]!);
  fireEvent.click(screen.getByRole("button", { name: copy.markedHelpful, pressed: true }));
  expect(onHelpfulMarked.mock.calls).toEqual([[first?.id]]);
  rerender(<ProductReviewsView {...productReviews} onHelpfulMarked={null} />);
  expect(screen.queryByRole("button", { name: copy.helpful })).toBeNull();
  expect(screen.getByText(copy.helpfulCount(12))).toBeTruthy();
});

test("a review that waits for approval says so to its author", async () => {
  const own = {
    review: ownReview,
    onDeleted: vi.fn(async () => undefined),
  };
  render(<ProductReviewsView {...productReviews} own={own} writing={null} />);
  expect(await screen.findByText(copy.waitingNote)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: copy.delete }));
  const dialog = within(screen.getByRole("dialog", { name: copy.deleteTitle }));
  fireEvent.click(dialog.getByRole("button", { name: copy.delete }));
  await vi.waitFor(() => expect(own.onDeleted).toHaveBeenCalled());
});

test.each([-1, 7.4])("a rating of %d, beyond the stars, does not close the page", (rating) => {
  const reviews = reviewList.reviews.map((review) => ({ ...review, rating }));
  const summary = { ...reviewList.summary, average: rating };
  render(<ProductReviewsView {...productReviews} list={{ ...reviewList, reviews, summary }} />);
  expect(screen.getByText(first?.body ?? "none")).toBeTruthy();
});

test("[review.write] the message about a posted review takes the focus and comes into view, above the review's state", async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  render(<ProductReviewsView {...productReviews} {...Received.args} />);
  const message = screen.getByRole("status");
  expect(document.activeElement?.contains(message)).toBe(true);
  expect(scrolled).toEqual([document.activeElement]);
  const state = await screen.findByText(copy.waiting);
  expect(message.compareDocumentPosition(state) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
