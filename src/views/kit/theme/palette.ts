/**
 * The two palettes: one accent (a deep Persian turquoise) with its tints, neutrals with a trace of warmth, and colours
 * that only ever carry meaning. Plain constants, so that styles and tests can read them.
 */
export interface Palette {
  /** Behind everything; a card; a well; a hairline; the border of something one can fill. */
  readonly page: string;
  readonly surface: string;
  readonly sunken: string;
  /** What stands out of a well. */
  readonly raised: string;
  readonly line: string;
  readonly edge: string;
  /** Text, from strongest to faintest; all readable on page and surface. */
  readonly ink: string;
  readonly soft: string;
  readonly faint: string;
  readonly accent: string;
  readonly accentPressed: string;
  readonly onAccent: string;
  /** Large coloured surfaces, where the accent itself would glare in the dark. */
  readonly deep: string;
  readonly deepPressed: string;
  readonly onDeep: string;
  readonly tint: string;
  readonly tintDeep: string;
  readonly onTint: string;
  /** Parts of a whole, from the largest on: told apart beside each other, and by whoever sees few hues. */
  readonly part1: string;
  readonly part2: string;
  readonly part3: string;
  readonly part4: string;
  readonly part5: string;
  readonly part6: string;
  /** What went out, beside what came in: no debt and no danger. */
  readonly expense: string;
  readonly danger: string;
  readonly dangerPressed: string;
  readonly onDanger: string;
  readonly dangerTint: string;
  readonly credit: string;
  readonly creditTint: string;
  readonly warn: string;
  readonly warnTint: string;
  readonly scrim: string;
  readonly shadow: string;
}

export const light: Palette = {
  page: '#f4f4f1',
  surface: '#ffffff',
  sunken: '#ebece7',
  raised: '#ffffff',
  line: '#dedfd9',
  edge: '#848a85',
  ink: '#1a2322',
  soft: '#4c5855',
  faint: '#626d69',
  accent: '#0b6a70',
  accentPressed: '#085257',
  onAccent: '#ffffff',
  deep: '#0b6a70',
  deepPressed: '#085257',
  onDeep: '#ffffff',
  tint: '#e0f0ee',
  tintDeep: '#bfe0dd',
  onTint: '#07484c',
  part1: '#07484c',
  part2: '#a8692a',
  part3: '#2a888c',
  part4: '#4b4f94',
  part5: '#788f2c',
  part6: '#96487a',
  expense: '#b0603a',
  danger: '#ae3127',
  dangerPressed: '#8e231b',
  onDanger: '#ffffff',
  dangerTint: '#fbe9e6',
  credit: '#376b1d',
  creditTint: '#e8f2df',
  warn: '#7d5200',
  warnTint: '#faf0d7',
  scrim: 'rgb(16 26 25 / 0.45)',
  shadow: 'rgb(16 26 25 / 0.14)',
};

export const dark: Palette = {
  page: '#101413',
  surface: '#181d1c',
  sunken: '#222827',
  raised: '#3a4542',
  line: '#2b3230',
  edge: '#78837f',
  ink: '#e9eceb',
  soft: '#b6bfbc',
  faint: '#97a29e',
  accent: '#5cc3c4',
  accentPressed: '#83d5d5',
  onAccent: '#04292b',
  deep: '#0f585c',
  deepPressed: '#126a6f',
  onDeep: '#e2f6f5',
  tint: '#12383a',
  tintDeep: '#1c5154',
  onTint: '#a9e3e2',
  part1: '#a9e3e2',
  part2: '#d99a5b',
  part3: '#3f9fa1',
  part4: '#8f95dd',
  part5: '#b2c867',
  part6: '#c178a6',
  expense: '#e0a07c',
  danger: '#f08f84',
  dangerPressed: '#f6b0a7',
  onDanger: '#3b0a05',
  dangerTint: '#3a1a16',
  credit: '#9fce80',
  creditTint: '#21321a',
  warn: '#e2b65a',
  warnTint: '#372b10',
  scrim: 'rgb(0 0 0 / 0.6)',
  shadow: 'rgb(0 0 0 / 0.5)',
};
