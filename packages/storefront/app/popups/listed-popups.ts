import { useListPopupsQuery } from "@noren/api/endpoints/popup";
import type { Popup } from "@noren/contract";
import { barePath } from "@noren/domain/paths";
import { isSecretPath } from "@noren/domain/secret-paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useLocation } from "react-router";

/** Raises the popups that the page in view opens by itself. A URL that carries a secret opens none, and is not sent. */
export function ListedPopups({ showPopup }: { showPopup: (popup: Popup) => void }): null {
  const { pathname } = useLocation();
  const { currentData } = useListPopupsQuery(isSecretPath(pathname) ? skipToken : barePath(pathname));
  useEffect(() => {
    for (const popup of currentData?.data ?? []) showPopup(popup);
  }, [currentData, showPopup]);
  return null;
}
