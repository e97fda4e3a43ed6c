import { useListPopupsQuery } from "@noren/api/endpoints/popup";
import type { Popup } from "@noren/contract";
import { barePath } from "@noren/domain/paths";
import { useEffect } from "react";
import { useLocation } from "react-router";

/** Raises the popups that the page in view opens by itself. */
export function ListedPopups({ showPopup }: { showPopup: (popup: Popup) => void }): null {
  const { currentData } = useListPopupsQuery(barePath(useLocation().pathname));
  useEffect(() => {
    for (const popup of currentData?.data ?? []) showPopup(popup);
  }, [currentData, showPopup]);
  return null;
}
