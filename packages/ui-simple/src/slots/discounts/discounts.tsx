import { couponFields, pointFields } from "@noren/validation/fields/cart";
import { emptyValues } from "@noren/validation/form-values";
import { formatNumber } from "@noren/validation/format";
import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { Button } from "#ui/elements/button/button";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Heading } from "#ui/elements/heading/heading";
import { Notice } from "#ui/elements/notice/notice";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { discountsCopy as copy } from "#ui/slots/discounts/discounts.copy";
import type { CouponInUse, DiscountField, DiscountsProps } from "#ui/slots/discounts/discounts.props";
import styles from "./discounts.module.css";

/** The coupons and points of a member's cart. */
export function Discounts(props: DiscountsProps) {
  const { coupons, usable, point, status, onCouponEntered, onUnappliedChanged } = props;
  const section = useRef<HTMLElement>(null);
  const [entries, setEntries] = useState(0);
  useFocusAfterRemoval(section, coupons);
  return (
    <section ref={section} className={styles.discounts} aria-labelledby="discounts-title" tabIndex={-1}>
      <Heading level={2} size="s" id="discounts-title">
        {copy.title}
      </Heading>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {coupons.length > 0 ? <CouponsInUse {...props} /> : null}
      {usable.length > 0 ? <UsableCoupons {...props} /> : null}
      <Form
        fields={couponFields}
        idPrefix="coupon-"
        onSubmit={async (input) => {
          const failure = await onCouponEntered(input);
          if (!failure) setEntries(entries + 1);
          return failure;
        }}
      >
        <ResetOn version={entries} values={emptyValues(couponFields)} />
        <ReportUnapplied field="code" onUnappliedChanged={onUnappliedChanged} />
        <div className={styles.entry}>
          <FormTextField name="code" required={false} autoComplete="off" />
          <FormSubmitButton look="secondary" size="medium">
            {copy.apply}
          </FormSubmitButton>
        </div>
      </Form>
      {point ? <Points {...props} point={point} /> : null}
    </section>
  );
}

/** Moves the focus to the section when the pressed button is removed with its coupon. */
function useFocusAfterRemoval(section: RefObject<HTMLElement | null>, coupons: DiscountsProps["coupons"]) {
  const codes = coupons.map(({ code }) => code).join();
  const previous = useRef(codes);
  useEffect(() => {
    if (previous.current === codes) return;
    previous.current = codes;
    if (document.activeElement === document.body) section.current?.focus();
  }, [section, codes]);
}

/** Resets the form around it to `values` when `version` changes. The form keeps its elements, and so the focus. */
function ResetOn({ version, values }: { version: unknown; values: object }) {
  const { resetForm } = useFormikContext<object>();
  const reset = useEffectEvent(() => resetForm({ values }));
  const previous = useRef(version);
  useEffect(() => {
    if (previous.current === version) return;
    previous.current = version;
    reset();
  }, [version]);
  return null;
}

/** Reports whether the form around it has a value that was not applied. */
function ReportUnapplied({
  field,
  onUnappliedChanged,
}: { field: DiscountField } & Pick<DiscountsProps, "onUnappliedChanged">) {
  const { dirty, values, initialValues } = useFormikContext<Partial<Record<DiscountField, string>>>();
  // An emptied field means the same as no points.
  const isUnapplied = dirty && (values[field] !== "" || Number(initialValues[field]) > 0);
  const report = useEffectEvent(onUnappliedChanged);
  useEffect(() => {
    if (!isUnapplied) return undefined;
    report(field, true);
    return () => report(field, false);
  }, [field, isUnapplied]);
  return null;
}

function CouponsInUse({ coupons, busyCode, onCouponRemoved }: DiscountsProps) {
  return (
    <ul className={styles.list} aria-label={copy.inUse}>
      {coupons.map(({ code, name, amount }) => (
        <li key={code} className={styles.row}>
          <span>{name}</span>
          <span className={amount ? styles.amount : styles.note}>{reductionOf(amount)}</span>
          <Button
            look="quiet"
            loading={busyCode === code}
            aria-label={copy.removeOf(name)}
            onClick={() => onCouponRemoved(code)}
          >
            {copy.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const reductionOf = (amount: CouponInUse["amount"]) =>
  amount === null ? copy.later : amount === 0 ? copy.noEffect : copy.minus(formatNumber(amount));

/** The member's other coupons. An unusable one shows the reason. */
function UsableCoupons({ usable, refusal, busyCode, onCouponUsed }: DiscountsProps) {
  return (
    <Disclosure summary={copy.mine(usable.length)}>
      <ul className={styles.list}>
        {usable.map(({ code, name, description, missing }) => (
          <li key={code} className={styles.row}>
            <span>
              {name}
              <span className={styles.note}>{description}</span>
              {missing > 0 ? <span className={styles.missing}>{copy.missing(formatNumber(missing))}</span> : null}
            </span>
            {missing > 0 ? null : (
              <Button loading={busyCode === code} aria-label={copy.applyTo(name)} onClick={() => onCouponUsed(code)}>
                {copy.apply}
              </Button>
            )}
            {refusal?.code === code ? (
              <Notice tone="warning" live>
                {refusal.message}
              </Notice>
            ) : null}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** How many points to use: some, all or none. */
function Points({
  point,
  pointValues,
  pointsLeft,
  onPointSet,
  onPointEntered,
  onUnappliedChanged,
}: DiscountsProps & { point: { balance: number; usable: number } }) {
  const [presses, setPresses] = useState(0);
  const choose = (points: number) => {
    setPresses(presses + 1);
    onPointSet(points);
  };
  const balance = formatNumber(point.balance);
  if (point.usable === 0) return <p className={styles.note}>{copy.noneUsable(balance)}</p>;
  return (
    <Form fields={pointFields} idPrefix="points-" initialValues={pointValues} onSubmit={onPointEntered}>
      <ResetOn version={`${presses} ${pointValues.use_point}`} values={pointValues} />
      <ReportUnapplied field="use_point" onUnappliedChanged={onUnappliedChanged} />
      <p className={styles.note}>
        {copy.balance(balance, formatNumber(point.usable))}
        {pointsLeft === null ? null : (
          <>
            <br />
            {copy.left(formatNumber(pointsLeft))}
          </>
        )}
      </p>
      <div className={styles.entry}>
        <FormTextField name="use_point" required={false} inputMode="numeric" autoComplete="off" />
        <FormSubmitButton look="secondary" size="medium">
          {copy.apply}
        </FormSubmitButton>
      </div>
      <p className={styles.shortcuts}>
        <Button look="quiet" onClick={() => choose(point.usable)}>
          {copy.all}
        </Button>
        <Button look="quiet" onClick={() => choose(0)}>
          {copy.none}
        </Button>
      </p>
    </Form>
  );
}
