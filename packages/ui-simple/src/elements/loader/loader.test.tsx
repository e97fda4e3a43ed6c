import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Loader } from "#ui/elements/loader/loader";
import { TroubleProvider } from "#ui/elements/loader/trouble";

it("[loader.defaults] is 20 px in size and says what it stands for", () => {
  const { container } = render(<Loader overlay />);
  expect(container.querySelector("svg")?.getAttribute("width")).toBe("20");
  expect(screen.getByRole("status").textContent).toBe("読み込み中です");
});

it("says what went wrong and offers another try once nothing will come", () => {
  const onRetried = vi.fn();
  render(
    <TroubleProvider value={{ message: "通信できませんでした。", onRetried }}>
      <Loader label="カートを読み込んでいます" />
    </TroubleProvider>,
  );
  expect(screen.getByRole("alert").textContent).toContain("通信できませんでした。");
  expect(screen.queryByText("カートを読み込んでいます")).toBeNull();
  screen.getByRole("button", { name: "もう一度読み込む" }).click();
  expect(onRetried).toHaveBeenCalledOnce();
});
