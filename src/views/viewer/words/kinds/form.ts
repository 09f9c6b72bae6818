import { isMadeAnew, wasSent } from '../../../../machines/kit/form/context.ts';
import { deeds } from '../../../kit/feedback/deeds.ts';
import type { LabelsOf } from '../../../kit/feedback/narration.ts';
import { recordWords } from '../../../kit/page/record/texts.ts';
import { pageWords } from '../../../kit/page/texts.ts';
import { words as kit } from '../../../kit/texts.ts';
import { changed } from '../change.ts';
import { acts, rows } from '../texts.ts';
import { countIn, isDating, rowsIn, screenTells, type Wording, worded } from './wording.ts';

/** The form of one record in sentences. */
export const formWording = (words: LabelsOf<'form'>): Wording => {
  const { one } = words;
  const whole = rows.factsOf(one);
  const buttons = recordWords(one);
  const { pressed } = deeds;
  return worded(words, {
    tells: {
      ...screenTells,
      'draft.changed': changed(words),
      'form.submitted': pressed(pageWords.save),
      'form.confirmed': pressed(buttons.saveAnyway),
      'form.corrected': acts.backToForm,
      'form.abandoned': acts.leavesForm,
      'form.discarded': acts.throwsAway,
      'load.retried': pressed(kit.retry),
      'load.wanted': rows.wanted(whole),
      'record.known': rows.readHere(whole),
      'outcome.checked': pressed(buttons.checkAgain),
      'outcome.resent': ({ before }) => {
        const none = isMadeAnew(before) ? buttons.noneAnew : buttons.noneOfThese;
        const again = wasSent(before) ? buttons.resend : buttons.saveAnyway;
        return pressed(countIn(before.candidates) === 0 ? again : none);
      },
      'outcome.claimed': acts.claims(one),
    },
    calls: {
      loadRecord: rows.reading(whole),
      rereadRecord: rows.readAgain(whole),
      findAlike: rows.lookingAlike,
      findSaved: rows.lookingFor(one),
      saveRecord: rows.saving(one),
    },
    answers: {
      loadRecord: rows.read(whole),
      findAlike: ({ event, at }) => (isDating(at) ? rows.dated : rows.alike(rowsIn(event.output))),
      findSaved: ({ event }) => rows.foundAgain(rowsIn(event.output)),
      saveRecord: rows.saved(one),
    },
  });
};
