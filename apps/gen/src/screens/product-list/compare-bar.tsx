import { PinTray } from "../../own/table/pin-tray.tsx";

export { PinTray as CompareBar };
