import { useFormikContext } from "formik";
import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "#ui/elements/button/button";
import { useFormScope } from "#ui/forms/form-context";

/** Enter in a field presses the button too, and stays in the field. */
function leaveField({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
  if (detail > 0) currentTarget.focus({ preventScroll: true });
}

/** Sends the form around it. Never disabled: who presses too early is told what is missing. */
export function FormSubmitButton(props: Omit<ButtonProps, "type" | "loading" | "onClick" | "onMouseDown">) {
  const { isSubmitting } = useFormikContext();
  const { isComposing } = useFormScope();
  // The field that one comes from is left with the press and not before it: the words under it would push the button
  // away from under the finger, and the press would be lost. What the IME has not handed over yet needs the field left.
  const stay = (event: MouseEvent) => {
    if (!isComposing()) event.preventDefault();
  };
  return (
    <Button
      variant="primary"
      size="large"
      {...props}
      type="submit"
      loading={isSubmitting}
      onMouseDown={stay}
      onClick={leaveField}
    />
  );
}
