import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { PicturesUrlProvider } from "#ui/elements/product-picture/pictures-url";

const picture = { path: "products/mug/1", width: 480, height: 480, color: "#d8d2c8", alt: "白いマグカップ" };

describe("product picture", () => {
  it("requests no width above the picture's own or `maxFetchedWidth`", () => {
    const { container, rerender } = render(<ProductPicture picture={picture} sizes="50vw" />);
    const widest = () => container.querySelector("source")?.srcset.split(", ").at(-1);
    expect(widest()).toBe("/storage/simple/products/mug/1/480.avif 480w");
    rerender(<ProductPicture picture={picture} sizes="72px" maxFetchedWidth={160} />);
    expect(widest()).toBe("/storage/simple/products/mug/1/160.avif 160w");
    expect(screen.getByRole("img").getAttribute("src")).toBe("/storage/simple/products/mug/1/160.jpeg");
  });

  it("reserves its space, loads lazily, and loads at once with priority", () => {
    const { rerender } = render(<ProductPicture picture={picture} sizes="50vw" />);
    const image = screen.getByRole("img", { name: "白いマグカップ" });
    expect(image.getAttribute("width")).toBe("480");
    expect(image.getAttribute("loading")).toBe("lazy");
    rerender(<ProductPicture picture={picture} sizes="50vw" priority />);
    expect(image.getAttribute("loading")).toBe("eager");
    expect(image.getAttribute("fetchpriority")).toBe("high");
  });

  it("shows the portrait picture on phones", () => {
    const tall = { ...picture, path: "hero/tall", width: 800, height: 1000 };
    const { container } = render(<ProductPicture picture={picture} tall={tall} sizes="100vw" />);
    const [first] = container.querySelectorAll("source");
    expect(first?.media).toBe("(width <= 767px)");
    expect(first?.srcset).toContain("/storage/simple/hero/tall/800.avif 800w");
  });

  it("without a file is a placeholder that is named after the product once, and loads nothing", () => {
    const missing = { ...picture, path: "none", alt: "白いマグカップ" };
    const { container, rerender } = render(<ProductPicture picture={missing} sizes="50vw" ratio="square" />);
    expect(screen.getByRole("img", { name: "白いマグカップ" }).textContent).toBe("画像準備中");
    expect(container.querySelector("img, source, picture")).toBeNull();
    rerender(<ProductPicture picture={missing} sizes="50vw" alt="" />);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("of another product is marked as a stand-in", () => {
    const { container, rerender } = render(<ProductPicture picture={picture} sizes="50vw" />);
    expect(container.querySelector("[data-mark]")).toBeNull();
    rerender(<ProductPicture picture={{ ...picture, is_stand_in: true }} sizes="50vw" />);
    expect(container.querySelector("picture")?.dataset["mark"]).toBe("イメージ");
  });

  it("loads from the shop's storage", () => {
    render(
      <PicturesUrlProvider value="https://cdn.example/fl1">
        <ProductPicture picture={picture} sizes="50vw" />
      </PicturesUrlProvider>,
    );
    expect(screen.getByRole("img").getAttribute("src")).toBe("https://cdn.example/fl1/products/mug/1/480.jpeg");
  });
});
