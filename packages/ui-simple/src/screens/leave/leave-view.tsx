import { formatNumber } from "@noren/validation/format";
import { confirmationFields } from "@noren/validation/fields/login";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { Steps } from "#ui/elements/steps/steps";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { leaveCopy as copy } from "#ui/screens/leave/leave.copy";
import type { LeaveProps } from "#ui/screens/leave/leave.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./leave-view.module.css";

/** Deletes the account: what is lost, then the password. */
export function LeaveView(props: LeaveProps) {
  const { step, messages, explainPath, homePath, onSubmitted } = props;
  const isLast = step === "confirm";
  return (
    <ColumnPage
      width="form"
      above={<Steps steps={[...copy.steps]} current={isLast ? 1 : 0} />}
      title={copy.titles[step]}
      lead={isLast ? copy.confirmLead : copy.explainLead}
      links={isLast ? [{ path: explainPath, name: copy.backToExplain }] : []}
      back={{ path: homePath, name: copy.stay }}
    >
      {messages.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
      {isLast ? (
        <Form fields={confirmationFields} onSubmit={onSubmitted}>
          <Notice tone="warning">
            <p>{copy.final}</p>
          </Notice>
          <FormPasswordField name="current_password" />
          <FormSubmitButton block look="danger">
            {copy.submit}
          </FormSubmitButton>
        </Form>
      ) : (
        <Losses {...props} />
      )}
    </ColumnPage>
  );
}

function Losses({ isArriving, points, coupons, orderHistoryPath, confirmPath }: LeaveProps) {
  const lost = [
    points > 0 && copy.points(formatNumber(points)),
    coupons > 0 && copy.coupons(formatNumber(coupons)),
    ...copy.lost,
  ].filter((text) => text !== false);
  if (isArriving) return <Loader label={copy.loading} />;
  return (
    <>
      <section className={styles.losses}>
        <Heading level={2}>{copy.lostTitle}</Heading>
        <ul className={styles.list}>
          {lost.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <div className={styles.orders}>
        <p>{copy.orders}</p>
        <p>
          <TextLink href={orderHistoryPath}>{copy.toOrders}</TextLink>
        </p>
      </div>
      <ButtonLink href={confirmPath} block>
        {copy.next}
      </ButtonLink>
    </>
  );
}
