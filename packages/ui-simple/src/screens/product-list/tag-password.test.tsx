import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { TagLock } from "#ui/screens/product-list/product-list.props";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import stories, { TagLocked } from "#ui/screens/product-list/product-list-view.stories";

const open = (onSubmitted: TagLock["onSubmitted"]) =>
  render(
    <main tabIndex={-1}>
      <ProductListView {...stories.args} {...TagLocked.args} lock={{ onSubmitted }} />
    </main>,
  );
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /パスワード/ });
const send = (password: string) => {
  fireEvent.change(field(), { target: { value: password } });
  fireEvent.submit(field());
};

test("[list.tag-password] the page of a locked tag has its name and lead, and nothing to filter", () => {
  open(vi.fn());
  expect(screen.getByRole("heading", { level: 1, name: "お得意さまご招待会" })).toBeTruthy();
  expect(screen.getByText("ご案内状にあるパスワードをご入力ください。")).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "並び順" })).toBeNull();
  expect(document.querySelector("summary")).toBeNull();
  // A form that is sent before hydration must not put the password into the URL.
  expect(field().form?.method).toBe("post");
});

test("[list.tag-password] a wrong password has an error at its field, which gets the focus", async () => {
  const onSubmitted = vi.fn(() => Promise.resolve({ errors: { password: ["パスワードが正しくありません。"] } }));
  open(onSubmitted);
  send("x");
  await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("パスワードが正しくありません。").closest("p")?.id).toBe(
    field().getAttribute("aria-describedby"),
  );
  expect(document.activeElement).toBe(field());
  expect(onSubmitted.mock.calls).toEqual([["x"]]);
  fireEvent.change(field(), { target: { value: "xy" } });
  expect(field().hasAttribute("aria-invalid")).toBe(false);
});

test("[list.tag-password] a right password is sent once and leaves the focus in the main part", async () => {
  const gate = Promise.withResolvers<undefined>();
  const onSubmitted = vi.fn(() => gate.promise);
  open(onSubmitted);
  send("orifushi-aki");
  fireEvent.submit(field());
  gate.resolve(undefined);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
  expect(onSubmitted).toHaveBeenCalledOnce();
});
