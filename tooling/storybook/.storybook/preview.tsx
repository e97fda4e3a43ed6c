import type { Preview } from "@storybook/react-vite";
import { setTheme, themes } from "virtual:shadow-themes";
import { StoryPage } from "./story-page.tsx";
import "#ui/tokens.css";
import "#ui/base.css";

document.documentElement.lang = "ja";

export default {
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: { title: "Theme", icon: "paintbrush", items: [...themes], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: themes[0] },
  parameters: {
    layout: "padded",
    // oxlint-disable-next-line noren/japanese-only-in-copy -- Storybook reads the order from the text of this file
    options: { storySort: { order: ["はじめに", "画面とテーマ", "基礎", "要素", "フォーム", "部品", "画面"] } },
    // Axe would spend a tenth of the run on selectors of the elements that pass. Tests need the violations only; the panel
    // lists the rest too.
    a11y: {
      test: "error",
      options: {
        resultTypes: ["violations", "incomplete"],
        reporter: import.meta.env["VITEST_STORYBOOK"] === "false" ? "no-passes" : "v1",
      },
    },
    viewport: {
      options: {
        phone: { name: "390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "820", styles: { width: "820px", height: "1180px" }, type: "tablet" },
        desk: { name: "1280", styles: { width: "1280px", height: "900px" }, type: "desktop" },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = String(globals["theme"]);
      setTheme(theme);
      return (
        <StoryPage key={theme}>
          <Story />
        </StoryPage>
      );
    },
  ],
} satisfies Preview;
