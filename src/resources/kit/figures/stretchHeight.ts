/** Of the chart and of what waits for it, in pixels. */
export const stretchHeight = 220;
