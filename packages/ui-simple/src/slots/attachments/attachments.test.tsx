import { fireEvent, render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Attachments } from "#ui/slots/attachments/attachments";

it("shows a chosen picture, and only the name of a file that is no picture", () => {
  const file = { id: 1, name: "茶碗.png", size: 2400, isUploading: false, error: null, preview: "blob:shop/1" };
  const { container, getByText } = render(
    <Attachments files={[file]} onChosen={() => undefined} onRemoved={() => undefined} />,
  );
  const picture = container.querySelector("img")!;
  expect(picture.getAttribute("src")).toBe("blob:shop/1");
  fireEvent.error(picture);
  expect(container.querySelector("img")).toBeNull();
  expect(getByText("茶碗.png")).toBeTruthy();
});
