import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { RemovalNotice } from "#ui/screens/cart/removal-notice";

it("announces a removal, and its button undoes it by keyboard too", () => {
  const onRemovalUndone = vi.fn();
  const onUndoHeld = vi.fn();
  const rest = { onRemovalUndone, onUndoHeld };
  const { rerender } = render(<RemovalNotice {...rest} removal={null} />, {
    container: document.body.appendChild(document.createElement("main")),
  });
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  expect(screen.queryByRole("button")).toBeNull();

  rerender(<RemovalNotice {...rest} removal={{ name: "青磁の飯碗", state: "undoable" }} />);
  expect(status.textContent).toBe("青磁の飯碗をカートから削除しました。");
  const button = screen.getByRole("button", { name: "もとに戻す" });
  button.focus();
  expect(onUndoHeld).toHaveBeenLastCalledWith(true);
  fireEvent.click(button);
  expect(onRemovalUndone).toHaveBeenCalledOnce();

  rerender(<RemovalNotice {...rest} removal={{ name: "青磁の飯碗", state: "restored" }} />);
  expect(status.textContent).toBe("青磁の飯碗をカートに戻しました。");
  expect(screen.queryByRole("button")).toBeNull();
});
