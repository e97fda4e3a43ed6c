import { useClearTimeseriesMutation, useListTimeseriesQuery } from "@noren/api/endpoints/timeseries";
import type { Timeseries, TimeseriesPurpose } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type { Fields } from "@noren/validation/fields/field";
import { embroideryFields, measurementFields } from "@noren/validation/fields/measurement";
import { skipToken } from "@reduxjs/toolkit/query";
import { timeseriesCopy } from "#ui/screens/timeseries/timeseries.copy";
import type { TimeseriesEntry, TimeseriesProps } from "#ui/screens/timeseries/timeseries.props";
import { useIsMember } from "../state/use-is-member.ts";
import { useOneChange } from "../state/use-one-change.ts";
import { timeseriesPaths } from "./timeseries-paths.ts";

const fieldsByPurpose: Readonly<Record<TimeseriesPurpose, Fields>> = {
  measurement: measurementFields,
  embroidery: embroideryFields,
};

/** The model of Measurement and NameEmbroidery [measurement.by-purpose]. */
export function useTimeseries(purpose: TimeseriesPurpose): TimeseriesProps {
  const isMember = useIsMember() === true;
  const { data } = useListTimeseriesQuery(isMember ? purpose : skipToken);
  const [clear] = useClearTimeseriesMutation();
  const { change } = useOneChange<TimeseriesPurpose>();
  return {
    purpose,
    fields: Object.entries(fieldsByPurpose[purpose]).map(([name, { label }]) => ({ name, label })),
    entries: data?.data.map(toEntry) ?? null,
    editPath: timeseriesPaths[purpose].edit,
    homePath: paths.mypageHome(),
    onCleared: () => void change(purpose, () => clear(purpose).unwrap(), timeseriesCopy.of[purpose].cleared),
  };
}

function toEntry({ id, measured_at, purpose, values }: Timeseries): TimeseriesEntry {
  const fields = fieldsByPurpose[purpose];
  const facts = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    if (field === undefined || value === null) return [];
    const unit = field.kind === "number" && field.unit !== undefined ? ` ${field.unit}` : "";
    return [[name, `${value}${unit}`]];
  });
  return { id, measuredAt: measured_at, facts: Object.fromEntries(facts) };
}
