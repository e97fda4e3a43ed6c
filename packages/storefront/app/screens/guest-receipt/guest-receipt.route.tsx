import { GuestReceiptView } from "#ui/screens/guest-receipt/guest-receipt-view";
import { guestReceiptCopy as copy } from "#ui/screens/guest-receipt/guest-receipt.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useGuestReceiptModel } from "./guest-receipt.model.ts";

const load = screenLoad("GuestReceipt");

export { load as clientLoader, load as loader };

export default function GuestReceiptRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <GuestReceiptView {...useGuestReceiptModel()} />
    </>
  );
}
