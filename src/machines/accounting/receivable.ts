import type { Report } from '../../schema/accounting/workflow.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import { plus, type Whole } from '../../schema/kit/money.ts';
import { normalise } from '../../schema/kit/persian-text.ts';

/** What one clinic stands for in a report, which mostly knows clinics by their names only (KIT-RES-19). */
export interface ClinicFigure {
  readonly name: string;
  /** The clinic of that name; null where none has it, or several have. */
  readonly id: number | null;
  /** Whether it is the dentist's own clinic: what is owed there, patients owe. */
  readonly personal: boolean;
  /** In toman; null where the report says nothing of the clinic. */
  readonly sum: Whole | null;
}

/** Every clinic with its figure, and the figures of names that no clinic has; the largest first, the missing ones last. */
export const clinicFigures = (report: Report | null, clinics: readonly Clinic[]): readonly ClinicFigure[] => {
  const named = Map.groupBy(clinics, ({ name }) => normalise(name));
  const sums = new Map<string, Whole>();
  for (const { name: said, clinic, sum } of report?.totals ?? []) {
    const name = normalise((clinic == null ? undefined : clinics.find(({ id }) => id === clinic)?.name) ?? said);
    sums.set(name, plus(sums.get(name) ?? 0, sum));
  }
  const names = [...new Set([...named.keys(), ...sums.keys()])];
  return names
    .map((name) => {
      const of = named.get(name) ?? [];
      return {
        name,
        id: of.length === 1 ? (of[0]?.id ?? null) : null,
        personal: of.length > 0 && of.every(({ is_personal }) => is_personal),
        sum: sums.get(name) ?? null,
      };
    })
    .sort((one, other) => {
      const [a, b] = [one.sum ?? Number.NEGATIVE_INFINITY, other.sum ?? Number.NEGATIVE_INFINITY];
      return a === b ? (one.name < other.name ? -1 : 1) : a > b ? -1 : 1;
    });
};

/** What the figures that are there come to. */
export const figuresTotal = (figures: readonly ClinicFigure[]): Whole => figures.reduce<Whole>((total, { sum }) => plus(total, sum ?? 0), 0);
