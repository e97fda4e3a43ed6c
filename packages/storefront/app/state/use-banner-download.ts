import { useDownloadBannerMutation } from "@noren/api/endpoints/banner";
import { downloadCopy as copy } from "./download.copy.ts";
import { useDownload } from "./use-download.ts";

/** Saves a banner's picture to the shopper's disk. */
export function useBannerDownload(): (id: number) => void {
  const download = useDownload(copy.done);
  const [downloadBanner] = useDownloadBannerMutation();
  return (id) => download(() => downloadBanner(id).unwrap());
}
