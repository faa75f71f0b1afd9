/** The look in figures: a jeweller's ledger. Calm paper, dark green ink, a thread of gold. Everything else follows from here. */
export type Tokens = {
  mode: 'light' | 'dark';
  /** Actions, selection, links; and what is written on it. */
  primary: string;
  primaryPressed: string;
  onPrimary: string;
  /** App bar and rail. */
  bar: string;
  background: string;
  surface: string;
  /** What floats: menus, dialogs. */
  raised: string;
  hairline: string;
  /** The edge of a field, three times as dark as its background so that it is found. */
  edge: string;
  text: string;
  quiet: string;
  /** Rates, totals, the current item; never a button. */
  gold: string;
  success: string;
  warning: string;
  danger: string;
  onDanger: string;
  /** Under the pointer, and chosen. */
  hover: string;
  chosen: string;
  float: string;
};

export const light: Tokens = {
  mode: 'light',
  primary: '#0F4D3A',
  primaryPressed: '#0A3A2B',
  onPrimary: '#FFFFFF',
  bar: '#FAF8F3',
  background: '#FAF8F3',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  hairline: '#E7E2D6',
  edge: '#8B908A',
  text: '#1B211E',
  quiet: '#5B655F',
  gold: '#8A5E0C',
  success: '#2E7D4F',
  warning: '#9A5B00',
  danger: '#B3261E',
  onDanger: '#FFFFFF',
  hover: '#F6F3EB',
  chosen: '#ECF4EF',
  float: '0 16px 40px -12px rgb(27 33 30 / .28), 0 2px 8px rgb(27 33 30 / .08)',
};

export const dark: Tokens = {
  mode: 'dark',
  primary: '#7CC4A4',
  primaryPressed: '#9AD6BB',
  onPrimary: '#0D1411',
  bar: '#101915',
  background: '#0D1411',
  surface: '#141D19',
  raised: '#1A2520',
  hairline: '#26332D',
  edge: '#6C7B73',
  text: '#E8EDE9',
  quiet: '#A3AFA8',
  gold: '#E2B55B',
  success: '#81C995',
  warning: '#F2B866',
  danger: '#F2A9A2',
  onDanger: '#2A0F0C',
  hover: '#1A2520',
  chosen: '#1D3329',
  float: '0 16px 40px -12px rgb(0 0 0 / .7), 0 2px 8px rgb(0 0 0 / .4)',
};

export const radius = 8;
/** Heights and widths that parts of the frame must agree on, in pixels. */
export const frame = { bar: 56, rail: 232, bottomBar: 60, row: 44, content: 1180 };

/** One family for everything that is read; Eczar, its elder in both scripts, for the name, public pages and amounts on a bill. */
export const fonts = {
  text: "Mukta, 'Noto Sans', system-ui, sans-serif",
  display: "'Eczar Variable', 'Noto Serif', Georgia, serif",
};
