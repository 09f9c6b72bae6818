import { light, type Palette } from './palette.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A palette as the declarations of a style rule. */
export const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}: ${value};`)
    .join('\n');

const variables = () => Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${kebab(name)})`])) as unknown as Palette;

// Said to be pure, as the build cannot see it: what only styles are made of is left out of the program.
/** The colours by name, as every style uses them; their values follow the theme. */
export const colour = /* @__PURE__ */ variables();

/** The five text sizes: caption, body, lead, title, figure. Line heights leave room for Persian dots and marks. */
export const text = {
  caption: 'font-size: 0.8125rem; line-height: 1.6;',
  body: 'font-size: 1rem; line-height: 1.7;',
  lead: 'font-size: 1.125rem; line-height: 1.6;',
  title: 'font-size: 1.375rem; line-height: 1.5;',
  figure: 'font-size: 1.875rem; line-height: 1.35;',
} as const;

export const weight = { normal: 400, medium: 500, bold: 700 } as const;

export const radius = { small: '8px', control: '12px', card: '18px', sheet: '26px', round: '999px' } as const;

const deviceLetters = "Alike, system-ui, 'Segoe UI', Roboto, sans-serif";
/** The device's letters, and the page's own before them (D-199). */
export const letters = { device: deviceLetters, own: `Vazirmatn, ${deviceLetters}` } as const;

/** Steps of four pixels. */
export const space = (steps: number): string => `${steps * 4}px`;

/** Short, and gone for those who asked for less motion (globals). */
export const motion = { quick: '140ms cubic-bezier(0.2, 0.7, 0.3, 1)', calm: '240ms cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;

/** Smallest side of anything one can press. */
export const TARGET = '44px';

/** From here on there is room for a rail beside the content. */
export const WIDE_MEDIA = '(min-width: 900px)';
export const WIDE = `@media ${WIDE_MEDIA}`;
/** From here on it is a desk: tables, and a record beside its list. */
export const DESK_MEDIA = '(min-width: 1024px)';
export const DESK = `@media ${DESK_MEDIA}`;
export const TABLET = '@media (min-width: 600px)';

/** So low that hardly a line is seen beside what stays in sight: beside an open keyboard, or enlarged. */
export const LOW = '@media (max-height: 420px)';

/** Height of the bottom bar with the phone's own edge below it. */
export const BAR = 'var(--bar)';

/** A hairline that keeps one device pixel. */
export const hairline = /* @__PURE__ */ (() => `1px solid ${colour.line}`)();

export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
