import { useFormikContext } from "formik";
import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "#ui/elements/button/button";
import { useFormScope } from "#ui/forms/form-context";

/** Focuses the button after a click. Enter in a field also clicks it, with `detail` 0, and keeps its focus. */
function focusOnClick({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
  if (detail > 0) currentTarget.focus({ preventScroll: true });
}

/** Submits the form around it. It is never disabled, so that a click shows what is missing. */
export function FormSubmitButton(props: Omit<ButtonProps, "type" | "loading" | "onClick" | "onMouseDown">) {
  const { isSubmitting } = useFormikContext();
  const { isComposing } = useFormScope();
  // Keep the focus until the click: on blur an error text below the field would move the button before `mouseup`, and the
  // click would be lost. A running composition needs the blur to hand over its text.
  const keepFocus = (event: MouseEvent) => {
    if (!isComposing()) event.preventDefault();
  };
  return (
    <Button
      look="primary"
      size="large"
      {...props}
      type="submit"
      loading={isSubmitting}
      onMouseDown={keepFocus}
      onClick={focusOnClick}
    />
  );
}
