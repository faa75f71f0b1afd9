import { figures } from '../figures.ts';

/** Of figures above a list. */
export const figureWords = {
  ...figures,
  open: 'Figures',
  alone: '%{name} only',
  many: 'More than %{count} match. Narrow the list to see this.',
  save: 'Save “%{what}” as a file',
  week: 'Week from %{day}',
  chart: '%{what}, %{from} to %{to}. The table below has the same figures.',
};
