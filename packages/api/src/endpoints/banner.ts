import type { DownloadOutcome } from "@noren/domain/downloads";
import { api } from "../api.ts";
import { buildFileQuery } from "../build-file-query.ts";

const downloadBanner = buildFileQuery("downloadBanner", "GET", "/v1/banners/{id}/download", "banner.jpg");

export const banner = api.injectEndpoints({
  endpoints: (build) => ({
    /** Saves a banner's picture to the shopper's disk. */
    downloadBanner: build.mutation<DownloadOutcome, number>({ query: (id) => downloadBanner({ params: { id } }) }),
  }),
});

export const { useDownloadBannerMutation } = banner;
