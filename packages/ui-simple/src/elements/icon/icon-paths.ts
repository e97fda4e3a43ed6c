/** The icons as SVG paths on a grid of 24, stroked with one width. */
export const iconPaths = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.2 15.2 20.5 20.5",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  cart: "M5.5 8.5h13l1 11.5h-15ZM8.8 11V7.2a3.2 3.2 0 0 1 6.4 0V11",
  user: "M12 4a3.75 3.75 0 1 0 0 7.5A3.75 3.75 0 0 0 12 4ZM4.5 20.5c.4-3.8 3.4-6 7.5-6s7.1 2.2 7.5 6",
  heart: "M12 20C6.5 16 3.5 12.8 3.5 9.2A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.5c0 3.6-3 6.8-8.5 10.8Z",
  "heart-filled": "M12 20C6.5 16 3.5 12.8 3.5 9.2A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.5c0 3.6-3 6.8-8.5 10.8Z",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  "chevron-right": "M9 5l7 7-7 7",
  "chevron-left": "M15 5l-7 7 7 7",
  "chevron-down": "M5 9l7 7 7-7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "M4.5 12.5l5 5 10-11",
  truck:
    "M2.5 6h11.5v11H9.6M5.4 17H2.5V6M14 10h4l3.5 3.5V17h-1.9M15.4 17H14M7.5 15a2.1 2.1 0 1 0 0 4.2a2.1 2.1 0 0 0 0-4.2ZM17.5 15a2.1 2.1 0 1 0 0 4.2a2.1 2.1 0 0 0 0-4.2Z",
  gift: "M4.5 11.5v8.5h15v-8.5M3.5 7.5h17v4h-17ZM12 7.5V20M12 7.5c-1.2-3-2.8-4-4.4-4a2 2 0 0 0-1.8 2c0 1.3 1 2 2.4 2ZM12 7.5c1.2-3 2.8-4 4.4-4a2 2 0 0 1 1.8 2c0 1.3-1 2-2.4 2Z",
  download: "M12 4v11.5M7 10.5l5 5l5-5M4.5 20h15",
  bookmark: "M6.5 4h11v16.5l-5.5-4.5l-5.5 4.5Z",
  external: "M10 5H5v14h14v-5M13.5 4.5h6v6M19.5 4.5 11 13",
  trash: "M4 6.5h16M9 6.5v-2.5h6v2.5M6 6.5l.8 14h10.4l.8-14M10 10.5v6M14 10.5v6",
  edit: "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5",
  alert: "M12 3.5 22 20.5H2ZM12 9.5v5.5M12 17.6v.4",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.4",
  filter:
    "M3.5 7.5h9M17.5 7.5h3M15 5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5ZM3.5 16.5h3M11.5 16.5h9M9 14a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5Z",
} as const satisfies Record<string, string>;

export type IconName = keyof typeof iconPaths;
