import { dayOf } from "@noren/validation/format";
import { useState } from "react";

/** The day in Japan on which the page was opened, `YYYY-MM-DD`. */
export function useToday(): string {
  const [today] = useState(() => dayOf(Date.now()));
  return today;
}
