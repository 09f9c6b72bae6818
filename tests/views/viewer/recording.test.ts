import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { eventType } from '../../../src/machines/viewer/outline.ts';
import type { Tape } from '../../../src/machines/viewer/tape.ts';
import { readReport } from '../../../src/schema/log/file/read.ts';
import type { Report } from '../../../src/schema/log/report.ts';
import { type Recording, recordingOf } from '../../../src/views/viewer/screen/recording.ts';
import { leftBy } from '../../fold/golden/kept.ts';

const text = readFileSync(path.join(import.meta.dirname, '../../fold/golden/a-patient-is-added.json'), 'utf8');

// With what its release left, so that it stands where it stood whatever becomes of the machines.
const { wind } = await leftBy('9feecc38feca9f79');

const tapeOf = async (): Promise<Tape> => {
  const winding = wind((await readReport(text)) as Report);
  while (winding.wind(7));
  return winding.tape();
};

const tape = await tapeOf();
const stepOf = (type: string, workflow: string, nth = 0): number => {
  const found = [...tape.steps.keys()].filter((index) => {
    const step = tape.steps[index];
    return step !== undefined && eventType(step) === type && step.workflow === workflow;
  });
  return found.at(nth) ?? -1;
};
const snapshotOf = ({ source }: Recording, id: string) => source.get(id)?.getSnapshot() as AnyMachineSnapshot | undefined;

describe('a recording, as views meet it', () => {
  test('answers as the program did at every step, in any order', () => {
    const recording = recordingOf(tape);
    const at = (step: number) => {
      recording.show(step);
      return { form: snapshotOf(recording, 'patientForm:new')?.value, session: snapshotOf(recording, 'session')?.value };
    };
    const saved = tape.steps.length - 1;
    const failed = stepOf('xstate.error.actor.saveRecord', 'patientForm');
    expect(at(failed).form).toBe('quarantined');
    expect(at(0)).toEqual({ form: undefined, session: { signedOut: { static: 'editing' } } });
    expect(at(saved).form).toBeUndefined();
    expect(at(stepOf('outcome.resent', 'patientForm')).form).toBe('saving');
    expect(at(failed).form).toBe('quarantined');
  });

  test('has snapshots that can be asked everything a view asks', () => {
    const recording = recordingOf(tape);
    recording.show(stepOf('draft.changed', 'patientForm', -1));
    const form = snapshotOf(recording, 'patientForm:new');
    expect(form?.matches('editing')).toBe(true);
    expect(form?.can({ type: 'form.submitted', at: 0 })).toBe(true);
    expect(form?.can({ type: 'form.discarded' })).toBe(false);
    expect((form?.context as { readonly draft?: { readonly first_name: string } } | undefined)?.draft?.first_name).toHaveLength('منوچهر'.length);
    expect(snapshotOf(recording, 'app')?.context).toMatchObject({ signedIn: true, route: { path: '/new-patient' } });
    expect(Object.keys(snapshotOf(recording, 'app')?.children ?? {})).toContain('patientForm:new');
  });

  test('knows the workflows inside workflows', () => {
    const recording = recordingOf(tape);
    recording.show(stepOf('query.typed', 'patientList', -1));
    expect(snapshotOf(recording, 'patientList/swipe')?.value).toBe('closed');
    expect(recording.source.get('patientList/nobody')).toBeUndefined();
    expect(recording.source.get('nobody')).toBeUndefined();
  });

  test('hears nothing', () => {
    const recording = recordingOf(tape);
    recording.show(stepOf('draft.changed', 'patientForm', -1));
    const before = snapshotOf(recording, 'patientForm:new');
    recording.source.send({ type: 'route.go', to: '/', replace: false });
    recording.source.get('patientForm:new')?.send({ type: 'form.submitted', at: 0 } as never);
    expect(snapshotOf(recording, 'patientForm:new')).toBe(before);
  });

  test('tells listeners of another moment, and keeps one actor for one life', () => {
    const recording = recordingOf(tape);
    const heard = vi.fn();
    const stop = recording.source.subscribe(heard);
    recording.show(stepOf('draft.changed', 'patientForm', 0));
    const actor = recording.source.get('patientForm:new');
    recording.show(stepOf('draft.changed', 'patientForm', 1));
    expect(recording.source.get('patientForm:new')).toBe(actor);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    recording.show(0);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(recording.source.get('patientForm:new')).toBeUndefined();
  });

  test('shows what was on the screen: the end of a turn, never its middle', () => {
    const recording = recordingOf(tape);
    const opened =
      [...tape.steps.keys()].find((index) => (tape.steps[index]?.record.e as { readonly path?: string } | undefined)?.path === '/new-patient') ?? -1;
    expect(tape.turnEnd(opened)).toBeGreaterThan(opened);
    recording.show(opened);
    expect(snapshotOf(recording, 'patientForm:new')?.value).toBe('editing');
  });
});
