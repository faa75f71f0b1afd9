/** Of the chart and of what waits for it or stands beside it, in pixels. */
export const chartHeight = 280;
