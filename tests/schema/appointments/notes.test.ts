import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AppointmentDraft, openedAppointment, revisedAppointment, withNote } from '../../../src/schema/appointments/draft.ts';

const SARA = { id: 3, name: 'سارا احمدی' };
const ALI = { id: 4, name: 'علی رضایی' };
const opened = openedAppointment(null);
const revised = (changes: readonly Partial<AppointmentDraft>[], id: number | null = null): AppointmentDraft =>
  changes.reduce<AppointmentDraft>((draft, change) => revisedAppointment(draft, change, opened, id), opened);
const written = (description: string) => ({ description });
const chosen = (patient: typeof SARA | null) => ({ patient });

describe('what is written for a patient', () => {
  it('is joined with what was written while nobody was chosen, and comes back as both', () => {
    const both = revised([chosen(SARA), written('درد شدید'), chosen(null), written('حساسیت'), chosen(SARA)]);
    expect(both.description).toBe('درد شدید\nحساسیت');
    const back = [chosen(ALI), chosen(SARA)].reduce<AppointmentDraft>((draft, change) => revisedAppointment(draft, change, opened, null), both);
    expect(back.description).toBe('درد شدید\nحساسیت');
  });

  it('is there once, though it was taken over for nobody in particular', () => {
    expect(revised([chosen(SARA), written('درد'), chosen(null), written('درد'), chosen(SARA)]).description).toBe('درد');
    // A word within another is a text of its own.
    expect(withNote('دردناک', 'درد')).toBe('دردناک\nدرد');
  });

  it('is never lost, whoever is chosen in whatever order', () => {
    const patient = fc.constantFrom(null, SARA, ALI);
    fc.assert(
      fc.property(fc.array(patient, { maxLength: 8 }), (order) => {
        const texts = order.map((_, index) => `یادداشت ${index}`);
        const draft = order.reduce<AppointmentDraft>((before, one, index) => {
          const next = revisedAppointment(before, chosen(one), opened, null);
          return revisedAppointment(next, written(withNote(next.description, texts[index] ?? '')), opened, null);
        }, opened);
        const kept = [draft.description, ...(draft.noted ?? []).map(({ description }) => description)].join('\n').split('\n');
        for (const text of texts) expect(kept).toContain(text);
      }),
    );
  });

  it('stays with a stored appointment, which may be for nobody yet', () => {
    expect(revised([written('جرم‌گیری'), chosen(SARA), chosen(ALI)], 7)).toMatchObject({ description: 'جرم‌گیری', noted: null });
  });
});
