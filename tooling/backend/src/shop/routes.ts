import { calls } from "@noren/contract";
import { serve } from "../http/serve.ts";

export const shopRoutes = [
  serve(calls.getEnvironment, async ({ channel }) => ({
    channel: channel.key,
    storage_url: channel.settings["SITE.STORAGE_URL"],
    version: "1",
  })),
  serve(calls.getSettings, async ({ channel }) => channel.settings),
];
