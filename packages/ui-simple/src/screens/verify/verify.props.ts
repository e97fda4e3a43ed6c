import type { LoadError } from "#ui/elements/loader/load-error";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { ResendProps } from "#ui/slots/resend/resend.props";

export type VerifyProps =
  | { status: "loading"; failure: LoadError | null }
  /** The address is verified. */
  | { status: "done"; nextPath: string }
  | {
      status: "waiting";
      /** Where the link was mailed to. */
      email: string;
      messages: readonly PageMessageProps[];
      resend: ResendProps;
      check: {
        isBusy: boolean;
        /** Asked for the state, and the link has not been used. */
        isPending: boolean;
        errorText: string | null;
        onChecked: () => void;
      };
      logout: { isBusy: boolean; errorText: string | null; onLoggedOut: () => void };
      /** Where a guest goes on shopping. */
      shopPath: string;
      /** Deletes the account, so that another address can be registered. */
      onDeleted: FormSubmit<{ current_password: string }>;
    };
