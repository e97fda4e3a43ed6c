import { Button } from "#ui/elements/button/button";
import { Loader } from "#ui/elements/loader/loader";
import { loginSyncCopy as copy } from "#ui/screens/login-sync/login-sync.copy";
import type { LoginSyncProps } from "#ui/screens/login-sync/login-sync.props";
import { Outcome } from "#ui/slots/account-page/outcome";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** Hands a login over to another shop, or takes one from there. */
export function LoginSyncView(props: LoginSyncProps) {
  if (props.status === "asking")
    return (
      <ColumnPage width="form" title={copy.title} lead={copy.asking}>
        <Button look="primary" size="large" block onClick={props.onAccepted}>
          {copy.accept}
        </Button>
      </ColumnPage>
    );
  return (
    <ColumnPage width="form" title={copy.title}>
      {props.status === "refused" ? (
        <Outcome
          tone="warning"
          text={copy.refused[props.reason]}
          next={{ path: props.next.path, name: copy.next[props.next.kind] }}
        />
      ) : (
        <Loader label={copy[props.status]} failure={props.failure} />
      )}
    </ColumnPage>
  );
}
