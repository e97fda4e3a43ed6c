import type { ProductInfo } from "@noren/contract";
import { MAX_QUANTITY } from "@noren/validation/fields/quantity";
import { useRef, useState, type SubmitEvent } from "react";
import { Button } from "#ui/elements/button/button";
import { readCount } from "#ui/slots/product-grid/read-count";
import type { SetAdded } from "#ui/slots/product-grid/set-added";
import { AddOne, ProductLink } from "../facts/add-one.tsx";
import { tableCopy as copy } from "./table.copy.ts";
import fieldStyles from "../field/field.module.css";
import styles from "./row-order.module.css";

interface RowOrderProps {
  product: ProductInfo;
  /** Undefined while the shop does not sell. */
  onSetAdded: SetAdded | undefined;
}

/** The quantity of a row and its button; Enter in the field adds. What cannot be added is named below the field. */
export function RowOrder({ product, onSetAdded }: RowOrderProps) {
  const { id, name, default_variant_id, is_stock_available } = product;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("1");
  const [problem, setProblem] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  if (default_variant_id === null || !is_stock_available) return <AddOne product={product} onAdded={undefined} />;
  if (!onSetAdded) return null;

  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding) return;
    const quantity = readCount(typed);
    if (!quantity) return refuse(copy.nonsense(typed.trim()));
    if (quantity > MAX_QUANTITY) return refuse(copy.tooMany(MAX_QUANTITY));
    setProblem(null);
    setAdding(true);
    const failure = await onSetAdded([{ product_id: default_variant_id, quantity }]).catch(() => ({
      message: copy.offline,
    }));
    setAdding(false);
    if (!failure) return setTyped("1");
    // A toast shows a failure without a message.
    if (failure.message !== undefined) refuse(failure.message);
  };

  return (
    <>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <input
          ref={field}
          className={fieldStyles.field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={copy.quantityOf(name)}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `order-problem-${id}`}
          value={typed}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setProblem(null);
          }}
        />
        <Button type="submit" look="primary" loading={isAdding} aria-label={copy.addOf(name)}>
          {copy.toCart}
        </Button>
        <span role="alert" className={styles.alert}>
          {problem === null ? null : <span id={`order-problem-${id}`}>{problem}</span>}
        </span>
      </form>
      <ProductLink product={product} />
    </>
  );
}
