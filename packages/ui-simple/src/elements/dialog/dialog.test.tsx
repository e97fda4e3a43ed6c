import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Dialog } from "#ui/elements/dialog/dialog";

test("an open dialog closes before it unmounts, so that the browser restores the focus", () => {
  const closed: boolean[] = [];
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    closed.push(this.isConnected);
  };
  const { unmount } = render(
    <Dialog open title="確認" onClose={() => undefined}>
      本文
    </Dialog>,
  );
  expect(closed).toEqual([]);
  unmount();
  expect(closed).toEqual([true]);
});
