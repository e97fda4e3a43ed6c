import type { TimeseriesPurpose } from "@noren/contract";
import { paths } from "@noren/contract/paths";

/** The paths of the two screens of a purpose. */
export const timeseriesPaths: Readonly<Record<TimeseriesPurpose, { list: string; edit: string }>> = {
  measurement: { list: paths.measurement(), edit: paths.measurementEdit() },
  embroidery: { list: paths.nameEmbroidery(), edit: paths.nameEmbroideryEdit() },
};
