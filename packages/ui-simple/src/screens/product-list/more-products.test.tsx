import { paths } from "@noren/contract/paths";
import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { MoreProducts } from "#ui/screens/product-list/more-products";

type Next = Parameters<typeof MoreProducts>[0]["next"];
const onNextRequested = vi.fn<() => void>();
const upTo = (to: string) => paths.productList({ to });
const next: Next = { path: upTo("2"), count: 15, isFull: false };

/** Observers of the rendered links; `comeNear` moves the last link near to the screen. */
function observeLinks() {
  let callback: IntersectionObserverCallback | undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChanged: IntersectionObserverCallback) {
        callback = onChanged;
      }
      observe() {}
      disconnect() {
        callback = undefined;
      }
    },
  );
  return { comeNear: () => callback?.([{ isIntersecting: true } as IntersectionObserverEntry], null!) };
}
afterEach(() => {
  vi.unstubAllGlobals();
  onNextRequested.mockClear();
});

function List({
  count,
  next: link = next,
  previousPath = null,
  hasFailed = false,
}: {
  count: number;
  next?: Next;
  previousPath?: string | null;
  hasFailed?: boolean;
}) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <article key={index}>
            <a href={paths.product({ key: `p${index}` })}>{`品${index}`}</a>
          </article>
        ))}
      </div>
      <MoreProducts
        next={link}
        previousPath={previousPath}
        list={list}
        shownCount={count}
        isFetching={false}
        hasFailed={hasFailed}
        onNextRequested={onNextRequested}
      />
    </>
  );
}

test("the next products are requested by themselves, once for each path, up to 45", () => {
  const { comeNear } = observeLinks();
  const { rerender } = render(<List count={15} />);
  comeNear();
  comeNear();
  expect(onNextRequested).toHaveBeenCalledTimes(1);
  rerender(<List count={30} next={{ ...next, path: upTo("3") }} />);
  comeNear();
  expect(onNextRequested).toHaveBeenCalledTimes(2);
  rerender(<List count={45} next={{ ...next, path: upTo("4") }} />);
  comeNear();
  expect(onNextRequested).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole("link", { name: "続きの商品を見る（15点）" }));
  expect(onNextRequested).toHaveBeenCalledTimes(3);
});

test("products that could not be loaded are requested again only by a press", () => {
  const { comeNear } = observeLinks();
  render(<List count={15} hasFailed />);
  comeNear();
  expect(onNextRequested).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toContain("続きの商品を読み込めませんでした。");
  fireEvent.click(screen.getByRole("link", { name: "続きの商品を見る（15点）" }));
  expect(onNextRequested).toHaveBeenCalledOnce();
});

test("the focus moves from the link to the first new product, and from nowhere else", () => {
  observeLinks();
  const { rerender } = render(<List count={15} />);
  rerender(<List count={30} />);
  expect(document.activeElement).toBe(document.body);
  screen.getByRole("link", { name: /^続き/ }).focus();
  rerender(<List count={45} />);
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "品30" }));
});

test("a full list leads to the next one, which leads back; the last has nothing more", () => {
  const { comeNear } = observeLinks();
  const { rerender } = render(
    <List count={15} next={{ path: paths.productList({ page: "7" }), count: 15, isFull: true }} />,
  );
  comeNear();
  const link = screen.getByRole("link", { name: "次の商品を見る" });
  expect(link.getAttribute("href")).toBe(paths.productList({ page: "7" }));
  // The browser follows it.
  expect(fireEvent.click(link)).toBe(true);
  expect(onNextRequested).not.toHaveBeenCalled();
  rerender(<List count={3} next={null} previousPath={paths.productList({ page: "6" })} />);
  expect(screen.queryByRole("link", { name: /^(続き|次)/ })).toBeNull();
  expect(screen.getByRole("link", { name: "前の商品を見る" }).getAttribute("href")).toBe(
    paths.productList({ page: "6" }),
  );
});
