import { formatNumber } from "@noren/validation/format";
import { useFormikContext } from "formik";
import type { MouseEvent } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Form } from "#ui/forms/form";
import { FormRadioGroup } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { isPlainClick } from "#ui/is-plain-click";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import type { MemberShippingSelect } from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import { RecipientList } from "#ui/screens/cart-shipping-select/recipient-list";
import { AddressImport } from "#ui/slots/address-import/address-import";
import { RecipientText } from "#ui/slots/recipients/recipient-text";
import styles from "./cart-shipping-select-view.module.css";

/** One recipient of the address book, or several where the shop allows it. */
export function MemberChoice(props: MemberShippingSelect) {
  return props.canChooseSeveral ? <SeveralRecipients {...props} /> : <OneRecipient {...props} />;
}

interface AddProps extends Pick<MemberShippingSelect, "addPath" | "onAddOpened"> {
  /** The recipients chosen so far, if there may be several. */
  chosen?: readonly string[];
}

function Add({ addPath, onAddOpened, chosen = [] }: AddProps) {
  const open = (event: MouseEvent) => {
    if (chosen.length === 0 || !isPlainClick(event)) return;
    event.preventDefault();
    onAddOpened(chosen);
  };
  return (
    <ButtonLink href={addPath} icon="plus" onClick={open}>
      {copy.add}
    </ButtonLink>
  );
}

function OneRecipient(props: MemberShippingSelect) {
  const { recipients, selected, onSubmitted } = props;
  if (recipients.length === 0) return <EmptyState title={copy.noAddress} action={<Add {...props} />} />;
  const options = recipients.map((recipient) => ({
    value: recipient.value,
    label: <RecipientText recipient={recipient} />,
  }));
  return (
    <Form
      initialValues={{ recipient: selected[0] ?? "" }}
      onSubmit={({ recipient }) => onSubmitted({ recipients: recipient === "" ? [] : [recipient], goods: "choose" })}
    >
      <FormRadioGroup name="recipient" label={copy.addresses} look="card" options={options} />
      <p className={styles.add}>
        <Add {...props} />
      </p>
      <FormSubmitButton block>{copy.next}</FormSubmitButton>
    </Form>
  );
}

interface Choice {
  recipients: string[];
  goods: "choose" | "each";
}

function SeveralRecipients(props: MemberShippingSelect) {
  const { recipients, selected, isProposal, addressImport, valueOf, onSubmitted } = props;
  return (
    <Form<Choice> initialValues={{ recipients: [...selected], goods: "choose" }} onSubmit={onSubmitted}>
      {({ values, setValues }) => (
        <>
          {recipients.length === 0 ? (
            <EmptyState title={copy.noAddress} />
          ) : (
            <RecipientList name="recipients" recipients={recipients} />
          )}
          <p className={styles.add}>
            <Add {...props} chosen={values.recipients} />
          </p>
          <AddressImport
            {...addressImport}
            onImported={(ids) => {
              if (ids.length === 0) return;
              // The shopper may have changed the choice during the import.
              void setValues(({ recipients: chosen, goods }) => {
                const others = isProposal && chosen.join() === selected.join() ? [] : chosen;
                return { recipients: [...new Set([...others, ...ids.map(valueOf)])], goods };
              });
            }}
          />
          <GoodsChoice {...props} />
          <FormSubmitButton block>
            {values.recipients.length > 1 ? copy.nextMany(values.recipients.length) : copy.next}
          </FormSubmitButton>
        </>
      )}
    </Form>
  );
}

/** How the products go to several recipients. */
function GoodsChoice({ offerFor }: MemberShippingSelect) {
  const { recipients } = useFormikContext<Choice>().values;
  if (recipients.length < 2) return null;
  const { products, pieces, amount, refusal } = offerFor(recipients.length);
  return (
    <FormRadioGroup
      name="goods"
      label={copy.goods}
      look="card"
      options={[
        { value: "choose", label: copy.choose, help: copy.chooseHelp },
        {
          value: "each",
          label: copy.each,
          help: refusal ?? copy.eachHelp(products, recipients.length, pieces, formatNumber(amount)),
          disabled: refusal !== null,
        },
      ]}
    />
  );
}
