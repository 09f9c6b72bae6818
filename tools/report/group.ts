import type { Signature } from '../../src/machines/viewer/signature.ts';
import type { Session } from './session.ts';

/** Faults of one signature, over all reports. */
export interface Group extends Signature {
  /** In how many reports, and how often in all. */
  readonly reports: number;
  readonly times: number;
  /** The lowest and the highest release that it was seen in. */
  readonly first: string;
  readonly last: string;
  /** Where it can be looked at: the file, the step from 0 and its sentence. */
  readonly example: { readonly file: string; readonly step: number; readonly text: string };
}

const byRelease = (left: string, right: string): number => left.localeCompare(right, 'en', { numeric: true });

/** The faults of many reports by workflow, state and failure: what is in most reports first, then what happened most often. */
export const groupsOf = (sessions: readonly Session[]): readonly Group[] => {
  const found = sessions.flatMap((session) => session.faults.map((fault) => ({ session, fault })));
  const groups = Map.groupBy(found, ({ fault: { workflow, state, failure } }) => JSON.stringify([workflow, state, failure]));
  return [...groups.values()]
    .flatMap((all): readonly Group[] => {
      const [example] = all;
      if (example === undefined) return [];
      const { workflow, state, failure, step, text } = example.fault;
      const releases = all.map(({ fault }) => fault.release).toSorted(byRelease);
      return [
        {
          ...{ workflow, state, failure, reports: new Set(all.map(({ session }) => session)).size, times: all.length },
          ...{ first: releases[0] ?? '', last: releases.at(-1) ?? '', example: { file: example.session.file, step, text } },
        },
      ];
    })
    .toSorted((left, right) => right.reports - left.reports || right.times - left.times);
};
