import type { Report } from '../../schema/accounting/workflow.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import { plus, type Whole } from '../../schema/kit/money.ts';
import { normalise } from '../../schema/kit/persian-text.ts';
import { grouped } from '../kit/list/grouped.ts';

/** What one clinic stands for in a report, which mostly knows clinics by their names only (KIT-RES-19). */
export interface ClinicFigure {
  readonly name: string;
  /** The clinic of that name; null where none has it, or several have. */
  readonly id: number | null;
  /** Whether it is the dentist's own clinic: what is owed there, patients owe; null of a name that no clinic has. */
  readonly personal: boolean | null;
  /** In toman; null where the report says nothing of the clinic. */
  readonly sum: Whole | null;
}

/**
 * Every clinic with its figure, and the figures of names that no clinic has; the largest first, the missing ones last. Clinics of one
 * name are one figure, unless the report tells them by nothing but their ids.
 */
export const clinicFigures = (report: Report | null, clinics: readonly Clinic[]): readonly ClinicFigure[] => {
  const totals = (report?.totals ?? []).map(({ name, clinic, sum }) => {
    const of = clinics.find(({ id }) => id === clinic) ?? null;
    return { name: normalise(of?.name ?? name), of, sum };
  });
  const said = grouped(totals, ({ name }) => name);
  const named = grouped(clinics, ({ name }) => normalise(name));
  const groups = [...named].flatMap(([name, of]) =>
    said.get(name)?.every((total) => total.of !== null) ? of.map((clinic) => ({ name, of: [clinic] })) : [{ name, of }],
  );
  const strangers = [...said.keys()].filter((name) => !named.has(name)).map((name) => ({ name, of: [] }));
  return [...groups, ...strangers]
    .map(({ name, of }: { readonly name: string; readonly of: readonly Clinic[] }) => {
      const own = said.get(name)?.filter((total) => total.of === null || of.includes(total.of)) ?? [];
      return {
        name,
        id: of.length === 1 ? (of[0]?.id ?? null) : null,
        personal: of.length === 0 ? null : of.every(({ is_personal }) => is_personal),
        sum: own.length === 0 ? null : own.reduce<Whole>((sum, { sum: more }) => plus(sum, more), 0),
      };
    })
    .sort((one, other) => {
      const [a, b] = [one.sum ?? Number.NEGATIVE_INFINITY, other.sum ?? Number.NEGATIVE_INFINITY];
      return a === b ? (one.name < other.name ? -1 : 1) : a > b ? -1 : 1;
    });
};

/** What the figures that are there come to. */
export const figuresTotal = (figures: readonly ClinicFigure[]): Whole => figures.reduce<Whole>((total, { sum }) => plus(total, sum ?? 0), 0);
