export const sizeChartCopy = {
  title: "シャツの上で測る",
  size: "測るサイズ",
  /** What the drawing measures, by the beginning of the table's columns. */
  measures: { length: "身丈", width: "身幅", sleeve: "袖丈" },
  drawing: (size: string, facts: readonly string[]) => `${size}：${facts.join("、")}`,
} as const;
