import { deeds } from '../../../kit/feedback/deeds.ts';
import type { RowWords } from '../../../kit/feedback/narration.ts';
import { words as kit } from '../../../kit/texts.ts';
import { calls, rows } from '../texts.ts';
import { rowsIn, type Wording, worded } from './wording.ts';

/** A cached list of the provider in sentences. */
export const resourceWording = ({ one, many }: RowWords): Wording =>
  worded(
    { kind: 'own', title: many },
    {
      tells: {
        'resource.wanted': null,
        'resource.refreshed': ({ byPerson }) => (byPerson ? deeds.pressed(kit.retry) : null),
        'resource.outdated': rows.outdated,
        'resource.confirmed': null,
        'resource.aged': rows.aged(many),
        'row.created': null,
        'row.updated': null,
        'row.removed': null,
      },
      calls: { loadRows: rows.reading(many) },
      answers: {
        loadRows: ({ event, leftOut }) => {
          const { unreadable = 0, same } = (event.output ?? {}) as { readonly unreadable?: number; readonly same?: boolean };
          if (same) return rows.same(many);
          const count = rowsIn(event.output) + leftOut;
          const came = count === 0 ? rows.cameNone(many) : rows.came(count, one);
          return unreadable > 0 ? calls.and(came, rows.notRead(unreadable)) : came;
        },
      },
    },
  );
