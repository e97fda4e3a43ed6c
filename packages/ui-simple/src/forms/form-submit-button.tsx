import { useFormikContext } from "formik";
import { Button, type ButtonProps } from "#ui/elements/button/button";

/** Sends the form around it. Never disabled: who presses too early is told what is missing. */
export function FormSubmitButton(props: Omit<ButtonProps, "type" | "loading" | "onClick">) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="primary" size="large" {...props} type="submit" loading={isSubmitting} />;
}
