import { expect, test } from "vitest";
import { bowlsWithout } from "../tray/pieces.fixture.ts";
import { readStory } from "./read-story.ts";

test("specifications are split into steps, advice and the rest", () => {
  expect(readStory(bowlsWithout().specs)).toEqual({
    steps: ["黒土を轆轤で挽く", "白い泥をひと息にかける"],
    does: ["水にくぐらせる", "よく乾かす"],
    avoids: ["食器洗い機"],
    rest: [
      { name: "素材", value: "陶器" },
      { name: "次の窯出し", value: "十二月中旬" },
    ],
  });
});
