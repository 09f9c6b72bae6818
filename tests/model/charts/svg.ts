import { withoutCrowds } from '../../../src/machines/viewer/chart/crowd.ts';
import { type Chart, laidOut, MEASURES, type PlacedArrow, type PlacedState } from '../../../src/machines/viewer/chart/layout.ts';
import { type ChartState, statesOf } from '../../../src/machines/viewer/chart/states.ts';
import { roundedPath } from '../../../src/views/viewer/chart/path.ts';
import { wordingsOf } from '../../../src/views/viewer/words/kinds/wordings.ts';
import type { Product } from '../story/product.ts';
import type { Model } from '../walk.ts';
import { stateLabel } from './states.ts';
import { eventWords } from './words.ts';

const { letter, head, line, pad } = MEASURES;
const LEGEND = 20;
const TITLE = 44;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
const at = (value: number): string => String(Math.round(value * 10) / 10);

const STYLE = [
  'text{font:12px ui-monospace,Menlo,Consolas,monospace;fill:#4a5560}',
  '.fa{font-family:Vazirmatn,Tahoma,sans-serif;direction:rtl}',
  '.name{fill:#14202b;font-weight:600}',
  'rect{fill:#fff;stroke:#b8c2cc}',
  '.leaf>rect{fill:#f3f6f8}',
  '.way{fill:none;stroke:#7d8a96;stroke-width:1.25}',
  '.ground{stroke:none}',
].join('');

const TIP =
  '<marker id="tip" viewBox="0 0 9 9" refX="8.5" refY="4.5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 .5L9 4.5L0 8.5z" fill="#7d8a96"/></marker>';

/** Between the name of a state and what it is called. */
const GAP = '   ';

/** With what each state is called behind its name, so that its box is wide enough for both; the root is called as the picture is. */
const labelled = (workflow: string, state: ChartState): ChartState => ({
  ...state,
  name: state.id === '' ? state.name : state.name + GAP + (stateLabel(workflow, state.id) ?? ''),
  states: state.states.map((child) => labelled(workflow, child)),
});

const box = ({ state, x, y, width, height, lines }: PlacedState): string => {
  const rect = (inset: number, dashes = '') =>
    `<rect x="${at(x + inset)}" y="${at(y + inset)}" width="${at(width - 2 * inset)}" height="${at(height - 2 * inset)}" rx="8"${dashes}/>`;
  const dashed = state.kind === 'parallel' ? ' stroke-dasharray="5 4"' : '';
  const texts = lines.map((text, index) => `<text x="${at(x + pad)}" y="${at(y + head + 10 + index * line)}">${escaped(text)}</text>`);
  const [own = '', called = ''] = state.name.split(GAP);
  const name = `<text class="name" x="${at(x + pad)}" y="${at(y + 20)}">${escaped(own)}</text>`;
  const persian = called === '' ? '' : `<text class="fa" text-anchor="start" x="${at(x + width - pad)}" y="${at(y + 20)}">${escaped(called)}</text>`;
  return `<g${state.states.length === 0 ? ' class="leaf"' : ''}>${rect(0.5, dashed)}${state.kind === 'final' ? rect(3.5) : ''}${name}${persian}${texts.join('')}</g>`;
};

const way = ({ points }: Pick<PlacedArrow, 'points'>): string => `<path class="way" marker-end="url(#tip)" d="${roundedPath(points)}"/>`;

/** Its lines, on a ground that hides whatever arrow runs there. */
const wayText = ({ lines, x, y }: PlacedArrow): string =>
  lines
    .map((text, index) => {
      const top = y - (lines.length * line) / 2 + index * line;
      const width = text.length * letter + 4;
      const ground = `<rect class="ground" x="${at(x - width / 2)}" y="${at(top)}" width="${at(width)}" height="${line}"/>`;
      return `${ground}<text text-anchor="middle" x="${at(x)}" y="${at(top + 12.5)}">${escaped(text)}</text>`;
    })
    .join('');

const drawn = ({ states, arrows, beginnings }: Chart): string =>
  [
    ...states.map(box),
    ...beginnings.map(({ x, y, points }) => `<circle cx="${at(x)}" cy="${at(y)}" r="4" fill="#14202b"/>${way({ points })}`),
    ...arrows.map(way),
    // Letters above all lines.
    ...arrows.map(wayText),
  ].join('\n');

/** What is written beside a chart: each event by its name and in Persian. */
const legend = (words: readonly (readonly [string, string | null])[], left: number): string =>
  words
    .map(([event, said], index) => {
      const y = TITLE + index * LEGEND;
      return `<text x="${at(left)}" y="${y}">${escaped(event)}</text><text class="fa" text-anchor="start" x="${at(left + 560)}" y="${y}">${escaped(said ?? '')}</text>`;
    })
    .join('\n');

/** The chart of a workflow's machine as a picture, with its Persian name and those of its states and events; the same machine gives the same text. */
export const svgOf = (model: Model, product: Product): string => {
  const { name } = model.description;
  const chart = laidOut(labelled(name, withoutCrowds(statesOf(model.machine))));
  const title = wordingsOf(product.areas).get(name)?.title ?? name;
  const words = eventWords(model, product);
  const width = chart.width + 620;
  const height = Math.max(chart.height + TITLE, TITLE + words.length * LEGEND) + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${at(width)}" height="${at(height)}" viewBox="0 0 ${at(width)} ${at(height)}" role="img" aria-label="${escaped(`${name}: ${title}`)}">`,
    `<style>${STYLE}</style><defs>${TIP}</defs><rect width="100%" height="100%"/>`,
    `<text class="name" x="12" y="24">${escaped(name)}</text><text class="fa name" text-anchor="start" x="${at(width - 16)}" y="24">${escaped(title)}</text>`,
    `<g transform="translate(8 ${TITLE - 8})">`,
    drawn(chart),
    '</g>',
    legend(words, chart.width + 40),
    '</svg>',
    '',
  ].join('\n');
};

/** A name of a file that is one on every device. */
export const chartFile = ({ description: { name } }: Model): string => `${name.replace(/[^\w-]/g, '-')}.svg`;
