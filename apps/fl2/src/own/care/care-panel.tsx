import { Heading } from "#ui/elements/heading/heading";
import { CareIcon } from "./care-icon.tsx";
import {
  careCopy as copy,
  describeLight,
  describeSize,
  describeTemperature,
  describeWatering,
  describeWinter,
} from "./care.copy.ts";
import { type Care, LIGHT_STEPS, WATERINGS } from "./read-care.ts";
import { PositionScale, SizeScale, StepScale } from "./scales.tsx";
import styles from "./care-panel.module.css";

interface CarePanelProps {
  care: Care;
  /** Whether it is cold while a parcel travels. */
  isWinter: boolean;
}

/** The temperatures that the scale shows. */
const COLDEST = -10;
const WARMEST = 20;

/** Light, water, temperature and size of a plant, each with a scale and a sentence; nothing for a pot or a tool. */
export function CarePanel({ care, isWinter }: CarePanelProps) {
  const { light, waterings, minTemp, height } = care;
  if (light === undefined && waterings.length === 0 && minTemp === undefined) return null;
  const often = waterings[0];
  const size = describeSize(care);
  return (
    <section className={styles.panel}>
      <Heading level={2}>{copy.title}</Heading>
      <dl className={styles.rows}>
        {light === undefined ? null : (
          <div className={styles.row}>
            <dt>
              <CareIcon name="sun" />
              {copy.light}
            </dt>
            <dd className={styles.value}>
              <StepScale filled={light} steps={LIGHT_STEPS} />
              {copy.lightOf(light)}
            </dd>
            <dd className={styles.sentence}>{describeLight(light)}</dd>
          </div>
        )}
        {often === undefined ? null : (
          <div className={styles.row}>
            <dt>
              <CareIcon name="drop" />
              {copy.water}
            </dt>
            <dd className={styles.value}>
              <StepScale filled={WATERINGS.length - WATERINGS.indexOf(often)} steps={WATERINGS.length} />
              {copy.wateringOf(waterings)}
            </dd>
            <dd className={styles.sentence}>{describeWatering(waterings)}</dd>
          </div>
        )}
        {minTemp === undefined ? null : (
          <div className={styles.row}>
            <dt>
              <CareIcon name="thermometer" />
              {copy.temperature}
            </dt>
            <dd className={styles.value}>
              <PositionScale share={(minTemp - COLDEST) / (WARMEST - COLDEST)} />
              {copy.coldOf(minTemp)}
            </dd>
            <dd className={styles.sentence}>{describeTemperature(minTemp)}</dd>
          </div>
        )}
        {size === "" ? null : (
          <div className={styles.row}>
            <dt>
              <CareIcon name="ruler" />
              {copy.size}
            </dt>
            <dd className={styles.value}>
              {height === undefined ? null : (
                <>
                  <SizeScale height={height} />
                  {copy.centimetres(height)}
                </>
              )}
            </dd>
            <dd className={styles.sentence}>{size}</dd>
          </div>
        )}
      </dl>
      {isWinter && minTemp !== undefined ? (
        <p className={styles.winter}>
          <strong>{copy.winter}</strong>
          {describeWinter(minTemp)}
        </p>
      ) : null}
    </section>
  );
}
