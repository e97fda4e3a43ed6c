import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface LeaveProps {
  /** `explain` lists what is lost; `confirm` asks for the password. */
  step: "explain" | "confirm";
  /** Points and coupons may still arrive, and would move what is below them. */
  isArriving: boolean;
  messages: readonly PageMessageProps[];
  /** The points that are lost. 0 in a shop without points. */
  points: number;
  /** Number of usable coupons that are lost. */
  coupons: number;
  orderHistoryPath: string;
  confirmPath: string;
  explainPath: string;
  homePath: string;
  onSubmitted: FormSubmit<{ current_password: string }>;
}
