import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { themes } from "virtual:shadow-themes";
import { foundationsCopy } from "./foundations.copy.ts";
import { listScreens, type Screen, type StoryIndex } from "./list-screens.ts";
import styles from "./matrix.module.css";

const { matrix: copy } = foundationsCopy;

interface View {
  /** Pixels of the page. */
  width: number;
  height: number;
  /** Pixels of the thumbnail. */
  shownWidth: number;
}

const PHONE: View = { width: 390, height: 844, shownWidth: 150 };
const DESK: View = { width: 1280, height: 900, shownWidth: 280 };

interface ThumbnailProps {
  screen: Screen;
  theme: string;
  view: View;
}

/** A story under a theme, loaded while it is in view; a press opens it. */
function Thumbnail({ screen, theme, view: { width, height, shownWidth } }: ThumbnailProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    // Hundreds of pages at a time would fill the memory.
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = shownWidth / width;
  const name = copy.thumbnail(screen.name, theme);
  return (
    <div ref={box} className={styles.thumbnail} style={{ width: shownWidth, height: height * scale }}>
      {isSeen ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, which need their scripts and their origin
        <iframe
          className={styles.page}
          style={{ width, height, scale }}
          src={`iframe.html?id=${screen.id}&viewMode=story&globals=theme:${theme}`}
          title={name}
          tabIndex={-1}
          inert
        />
      ) : null}
      <a
        className={styles.open}
        href={`./?path=/story/${screen.id}&globals=theme:${theme}`}
        target="_top"
        aria-label={name}
      />
    </div>
  );
}

/** Every screen in a row, every theme in a column. */
function Matrix({ view, search }: { view: View; search: string }) {
  const [screens, setScreens] = useState<readonly Screen[] | "failed" | null>(null);
  useEffect(() => {
    fetch("index.json")
      .then((response) => response.json())
      .then((index: StoryIndex) => setScreens(listScreens(index)))
      .catch(() => setScreens("failed"));
  }, []);
  if (screens === null) return <p role="status">{copy.loading}</p>;
  if (screens === "failed") return <p role="alert">{copy.failed}</p>;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{copy.lead(screens.length, themes.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.screen}</th>
          {themes.map((theme) => (
            <th key={theme} scope="col">
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {screens
          .filter(({ name }) => name.includes(search))
          .map((screen) => (
            <tr key={screen.id}>
              <th scope="row">{screen.name}</th>
              {themes.map((theme) => (
                <td key={theme}>
                  <Thumbnail screen={screen} theme={theme} view={view} />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

export default {
  title: "画面とテーマ",
  component: Matrix,
  parameters: { layout: "fullscreen" },
  args: { view: PHONE, search: "" },
  argTypes: {
    view: { table: { disable: true } },
    search: { name: "画面の名前", description: "名前にこの文字を含む画面だけを並べます。", control: "text" },
  },
} satisfies Meta<typeof Matrix>;
type Story = StoryObj<typeof Matrix>;

export const Phone: Story = { name: "390px" };
export const Desk: Story = { name: "1280px", args: { view: DESK } };
