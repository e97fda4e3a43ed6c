import type { CoolTemperature } from "@noren/contract";
import { Badge } from "#ui/elements/badge/badge";
import { coolCopy as copy } from "#ui/slots/cool-badge/cool-badge.copy";

/** The temperature of a chilled or frozen product or parcel; nothing for ambient temperature. */
export function CoolBadge({ temperature }: { temperature?: CoolTemperature | undefined }) {
  return temperature ? <Badge tone="accent">{copy[temperature]}</Badge> : null;
}
