import type { Decorator } from "@storybook/react-vite";
import home from "#ui/screens/home/home-view.module.css";

/** Shows a section of the home with the headings that the home gives it. */
export const inHome: Decorator = (Story) => (
  <div className={home.home}>
    <Story />
  </div>
);
