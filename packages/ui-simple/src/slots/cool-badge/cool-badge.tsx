import type { CoolTemperature } from "@noren/contract";
import { findOwnValue } from "@noren/validation/own-value";
import { Badge } from "#ui/elements/badge/badge";
import { coolCopy as copy } from "#ui/slots/cool-badge/cool-badge.copy";

/** The temperature of a chilled or frozen product or parcel; nothing for ambient temperature. */
export function CoolBadge({ temperature }: { temperature?: CoolTemperature | undefined }) {
  const name = temperature && findOwnValue(copy, temperature);
  return name ? <Badge tone="accent">{name}</Badge> : null;
}
