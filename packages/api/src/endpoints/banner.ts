import type { DownloadOutcome } from "@noren/domain/downloads";
import { api } from "../api.ts";
import { askFile } from "../ask.ts";

const downloadBanner = askFile("downloadBanner", "GET", "/v1/banners/{id}/download", "banner.jpg");

export const banner = api.injectEndpoints({
  endpoints: (build) => ({
    /** Puts a banner's picture on the shopper's disk. */
    downloadBanner: build.mutation<DownloadOutcome, number>({ query: (id) => downloadBanner({ params: { id } }) }),
  }),
});

export const { useDownloadBannerMutation } = banner;
