import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FormErrorSummary } from "#ui/elements/form-error-summary/form-error-summary";

const password = { id: "password", label: "現在のパスワード", message: "現在のパスワードが正しくありません。" };

it("shows an error of the form once if a field has the same", () => {
  const { rerender } = render(<FormErrorSummary errors={[password]} message={password.message} />);
  expect(screen.getAllByText(password.message)).toHaveLength(1);
  rerender(<FormErrorSummary errors={[password]} message="しばらくお待ちください。" />);
  expect(screen.getByText("しばらくお待ちください。")).toBeDefined();
});
