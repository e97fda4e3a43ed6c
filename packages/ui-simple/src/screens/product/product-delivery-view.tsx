import { productDeliveryCopy as copy } from "#ui/screens/product/product-delivery.copy";
import type { ProductDeliveryProps } from "#ui/screens/product/product-delivery.props";
import { arrivalText } from "#ui/slots/arrival/arrival.copy";

/** Postage, points and the earliest arrival of what the page is about to put into the cart. The code loads late. */
export function ProductDeliveryView(props: ProductDeliveryProps) {
  const { freeCarriage, points, limits } = props;
  return (
    <dl className="delivery-rows">
      {freeCarriage ? (
        <div>
          <dt>{copy.carriage}</dt>
          <dd>
            {freeCarriage.isReached ? (
              <strong>{copy.free}</strong>
            ) : (
              copy.untilFree(freeCarriage.missing, props.isSumFrom)
            )}
          </dd>
        </div>
      ) : null}
      {points === null ? null : (
        <div>
          <dt>{copy.points}</dt>
          <dd>{copy.earned(points, props.isSumFrom, props.isMember)}</dd>
        </div>
      )}
      <div>
        <dt>{copy.arrival}</dt>
        <dd>
          <PrefectureChoice {...props} />
          <p role="status" aria-busy={props.isFetching} className="delivery-result">
            <Result {...props} />
          </p>
        </dd>
      </div>
      {limits.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A form that the server answers too, without scripts. */
function PrefectureChoice({ prefectures, prefecture, formPath, onPrefectureChosen }: ProductDeliveryProps) {
  if (prefectures.length === 0) return null;
  return (
    <form method="get" action={formPath} className="delivery-form">
      <select
        name="prefecture"
        aria-label={copy.prefecture}
        value={prefecture ?? ""}
        onChange={({ currentTarget }) => currentTarget.value && onPrefectureChosen(Number(currentTarget.value))}
      >
        <option value="">{copy.choose}</option>
        {prefectures.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="delivery-submit">
        {copy.show}
      </button>
    </form>
  );
}

function Result({ isSoldOut, isFetching, prefecture, delivery, arrival, freeCarriage }: ProductDeliveryProps) {
  if (isSoldOut) return copy.soldOut;
  if (prefecture === null) return arrival ? arrivalText(arrival) : null;
  if (delivery === null) return isFetching ? copy.loading : copy.unknown;
  if (!delivery.is_deliverable) return copy.undeliverable(delivery.prefecture);
  return (
    <>
      {delivery.arrival ? <strong>{arrivalText(delivery.arrival)}</strong> : null}{" "}
      <span>{copy.carriageOf(delivery, freeCarriage?.isReached === true)}</span>
    </>
  );
}
