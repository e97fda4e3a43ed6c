import { Footer as SimpleFooter } from "@noren/ui-simple/slots/footer/footer";
import type { ComponentProps } from "react";
import { MonthWatering } from "../../own/footer/month-watering.tsx";

export * from "@noren/ui-simple/slots/footer/footer";

/** Simple's footer with this month's advice on watering. */
export function Footer({ children, ...props }: ComponentProps<typeof SimpleFooter>) {
  return (
    <SimpleFooter {...props}>
      <MonthWatering />
      {children}
    </SimpleFooter>
  );
}
