import { Loader } from "#ui/elements/loader/loader";
import { oauthCallbackCopy as copy } from "#ui/screens/oauth-callback/oauth-callback.copy";
import type { OAuthCallbackProps } from "#ui/screens/oauth-callback/oauth-callback.props";
import { Outcome } from "#ui/slots/account-page/outcome";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** The return from an outside service. */
export function OAuthCallbackView(props: OAuthCallbackProps) {
  return (
    <ColumnPage width="form" title={copy.title}>
      {props.status === "loading" ? (
        <Loader label={copy.loading} failure={props.failure} />
      ) : (
        <Outcome
          tone="warning"
          text={props.text ?? copy.invalid}
          next={{ path: props.loginPath, name: copy.toLogin }}
        />
      )}
    </ColumnPage>
  );
}
