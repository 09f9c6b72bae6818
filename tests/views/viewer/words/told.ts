import { narrations } from '../../../../src/composition/narrations.ts';
import type { Tape, Winding } from '../../../../src/machines/viewer/tape.ts';
import { narrator, type Said } from '../../../../src/views/viewer/words/narrate.ts';

export const tell = narrator(narrations);

export const wound = (winding: Winding): Tape => {
  while (winding.wind(64));
  return winding.tape();
};

/** Everything that is told of a tape, in order. */
export const toldOf = (tape: Tape): readonly Said[] => tape.steps.map(tell).filter((said) => said !== null);
