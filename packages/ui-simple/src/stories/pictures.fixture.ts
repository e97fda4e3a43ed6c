import type { Picture } from "@noren/contract";
import { NO_PICTURE_PATH } from "@noren/contract/picture";

export const studio = (shot: string, color: string, alt: string): Picture => ({
  path: `studio/${shot}`,
  width: 1200,
  height: 1200,
  color,
  alt,
});

/** The picture of a product that has none. */
export const noPicture = (alt: string): Picture => ({
  path: NO_PICTURE_PATH,
  width: 1200,
  height: 1200,
  color: "#eeeeee",
  alt,
});

/** Studio photographs; Storybook serves them. */
export const pictures = {
  celadon: studio("bowl-celadon", "#d7dbd3", "青磁の飯碗"),
  sometsuke: studio("bowl-sometsuke", "#dededb", "染付の飯碗 十草文様"),
  kohiki: studio("bowl-kohiki", "#e7e3da", "粉引の飯碗"),
  tenmoku: studio("bowl-tenmoku", "#cbc7c4", "天目釉の小鉢"),
  shoyu: studio("bottle-shoyu", "#dddbd6", "木桶仕込みの醤油"),
};
