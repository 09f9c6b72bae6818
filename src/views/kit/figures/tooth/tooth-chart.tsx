import { css } from '@linaria/core';
import { type ReactNode, useMemo, useState } from 'react';
import { grouped } from '../../../../machines/kit/list/grouped.ts';
import { fdiOf, type Tooth, toothOf } from '../../../../schema/kit/tooth.ts';
import { SegmentedControl } from '../../controls/segmented-control.tsx';
import { colour, space, text, weight } from '../../theme/tokens.ts';
import { ToothMark } from '../tooth-mark.tsx';
import { Mouth } from './mouth.tsx';
import { spokenTooth } from './names.ts';
import { Quarter } from './quarter.tsx';
import { toothWords } from './texts.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;
const help = css`
  ${text.caption}
  color: ${colour.soft};
`;
const shown = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  & > h3 {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    ${text.body}
    font-weight: ${weight.bold};
  }
`;

interface OnTooth {
  readonly tooth_number: string;
}

export interface ToothChartProps<T extends OnTooth> {
  readonly label: string;
  /** What was done, tooth by tooth. */
  readonly entries: readonly T[];
  /** Shows what was done to one tooth. */
  readonly children: (entries: readonly T[]) => ReactNode;
}

/** What was done, on the picture of the mouth: treated teeth stand out, and each of them tells its history. */
export const ToothChart = <T extends OnTooth>({ label, entries, children }: ToothChartProps<T>) => {
  const byTooth = useMemo(() => grouped(entries, ({ tooth_number }) => tooth_number), [entries]);
  const teeth = [...byTooth.keys()].map(toothOf).filter((tooth) => tooth !== null);
  const [kind, setKind] = useState<'adult' | 'child' | null>(null);
  const [quadrant, setQuadrant] = useState<Tooth['quadrant'] | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const both = teeth.some(({ child }) => child) && teeth.some(({ child }) => !child);
  const child = both && kind !== null ? kind === 'child' : teeth.length > 0 && teeth.every((tooth) => tooth.child);
  const chosen = quadrant !== null && place !== null && place <= (child ? 5 : 8) ? fdiOf({ quadrant, child, place }) : null;
  const countOf = (fdi: string) => byTooth.get(fdi)?.length ?? 0;
  const countIn = (corner: Tooth['quadrant']) =>
    entries.filter(({ tooth_number }) => {
      const tooth = toothOf(tooth_number);
      return tooth?.quadrant === corner && tooth.child === child;
    }).length;
  const toneOf = (fdi: string) => (fdi === chosen ? 'chosen' : countOf(fdi) > 0 ? 'treated' : 'plain');
  const unplaced = entries.filter(({ tooth_number }) => toothOf(tooth_number) === null).length;
  const tooth = chosen === null ? null : toothOf(chosen);
  return (
    <div className={frame}>
      {both ? (
        <SegmentedControl
          label={toothWords.kind}
          choices={[
            { value: 'adult', label: toothWords.adult },
            { value: 'child', label: toothWords.child },
          ]}
          value={child ? 'child' : 'adult'}
          onChange={(next) => {
            setKind(next);
            setPlace(null);
          }}
        />
      ) : null}
      <Mouth
        label={label}
        child={child}
        quadrant={quadrant}
        toneOf={toneOf}
        noteOf={(corner) => (countIn(corner) > 0 ? toothWords.treated(countIn(corner)) : toothWords.untreated)}
        onQuadrant={(corner) => {
          setQuadrant(corner);
          setPlace(null);
        }}
      />
      {quadrant === null ? null : (
        <Quarter quadrant={quadrant} child={child} places={place === null ? [] : [place]} toneOf={toneOf} countOf={countOf} onPlace={setPlace} />
      )}
      <div role="status" className={shown}>
        {tooth === null || chosen === null ? (
          <p className={help}>{quadrant !== null && countIn(quadrant) === 0 ? toothWords.noneHere : toothWords.chartHelp}</p>
        ) : (
          <>
            <h3>
              <ToothMark fdi={chosen} />
              {spokenTooth(tooth)}
            </h3>
            {countOf(chosen) > 0 ? children(byTooth.get(chosen) ?? []) : <p className={help}>{toothWords.untreated}</p>}
          </>
        )}
        {unplaced > 0 ? <p className={help}>{toothWords.elsewhere(unplaced)}</p> : null}
      </div>
    </div>
  );
};
