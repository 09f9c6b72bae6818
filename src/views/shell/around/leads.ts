import { addressOf } from '../../../machines/app/context.ts';
import { routing } from '../../../machines/app/product.ts';
import { withSubject, workflowId } from '../../../machines/app/routing.ts';
import { NEW } from '../../../schema/app/route.ts';
import type { Notice } from '../../../schema/app/workflow.ts';
import type { AreaWords } from '../../kit/feedback/area-words.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { inSettings } from '../support/texts.ts';
// Comes with the first message, or the first touch.
import './aloud.ts';
import './notes-aloud.ts';

export { holdMessages } from './holding.ts';

/** The address at which a workflow stands, the contrary of `workflowId`; null for one that has none of its own. */
const standsAt = (id: string): string | null => {
  const [name, about = ''] = id.split(':');
  const values = about === NEW ? [] : about.split(',');
  for (const { workflow, path: pattern, about: names = [] } of routing.routes) {
    if (workflow !== name) continue;
    const path = values.reduce((filled, value) => filled.replace(/:\w+/, value), pattern);
    // What does not stand in the path stands behind it.
    const query = path === pattern ? Object.fromEntries(names.flatMap((each, at) => (values[at] ? [[each, values[at]]] : []))) : {};
    const match = routing.match(path);
    if (match && workflowId(withSubject(match, query)) === id) return addressOf({ path, query });
  }
  return null;
};

/** Of what no area in particular says. */
const own: NonNullable<AreaWords['leads']> = { 'log.left': () => ({ to: '/settings', label: inSettings }) };

/** Where a notice leads: to what it tells of, or back to what calls. */
export const leadOf = (areas: readonly AreaWords[], notice: Notice) => {
  for (const { leads } of [{ leads: own }, ...areas]) {
    const lead = leads?.[notice.code];
    if (lead) return lead(notice);
  }
  const to = notice.workflow == null ? null : standsAt(notice.workflow);
  return to === null ? null : { to, label: pageWords.back };
};
