import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { registerCompleteCopy as copy } from "#ui/screens/register-complete/register-complete.copy";
import type { RegisterCompleteProps } from "#ui/screens/register-complete/register-complete.props";
import styles from "./register-complete-view.module.css";

/** The end of the registration, with a link to where the person was going. */
export function RegisterCompleteView(props: RegisterCompleteProps) {
  const { isRegistered, continuePath, mypagePath, verifyPath } = props;
  if (!isRegistered) return <Loader label={copy.loading} />;
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        icon="check"
        title={verifyPath ? copy.verifyTitle : copy.title}
        action={
          <div className={styles.actions}>
            {verifyPath ? (
              <ButtonLink href={verifyPath} look="primary">
                {copy.verify}
              </ButtonLink>
            ) : null}
            <ButtonLink href={continuePath ?? paths.home()} look={verifyPath ? "secondary" : "primary"}>
              {continuePath ? copy.continue : copy.toShop}
            </ButtonLink>
            {verifyPath ? null : <ButtonLink href={mypagePath}>{copy.mypage}</ButtonLink>}
          </div>
        }
      >
        {verifyPath ? copy.verifyLead : copy.lead}
      </EmptyState>
    </div>
  );
}
