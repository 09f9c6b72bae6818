import type { Page } from '@playwright/test';
import type { Chance } from '../../../server/demo/chance.ts';
import { presetWords } from '../../../src/views/kit/fields/texts.ts';
import { pageWords } from '../../../src/views/kit/page/texts.ts';
import { fields as treatmentFields } from '../../../src/views/treatments/texts.ts';
import type { Stock } from '../decide/forms.ts';
import type { Mind } from '../decide/mind.ts';
import type { Shown } from '../decide/practice.ts';
import type { Count, Oracle } from '../tally.ts';
import type { Device } from '../world/device.ts';
import type { FaultyWire } from '../world/faulty-wire.ts';
import type { Program } from '../world/program.ts';
import { isCrashed, readForm } from './reading.ts';

/** Somebody at work: the phone in the hand, what stands behind it, what was entered, and what is found. */
export interface Desk {
  readonly device: Device;
  readonly proxy: FaultyWire;
  readonly program: Program;
  readonly username: string;
  readonly luck: Chance;
  readonly mind: Mind;
  readonly stock: Stock;
  readonly count: (what: Count) => void;
  readonly find: (oracle: Oracle, what: string) => void;
}

export const formShown = (page: Page): Promise<Shown | null> =>
  readForm(page, { tooth: treatmentFields.tooth_number, whole: treatmentFields.insurance_tariff, mark: presetWords.mark });

/** Whether the program shows that a screen broke; it does not until then. */
export const watchForCrash = async ({ device, find }: Desk, when: string): Promise<void> => {
  if (await isCrashed(device.page(), pageWords.broken)) find('crash screens', `${when}: ${device.page().url()}`);
};
