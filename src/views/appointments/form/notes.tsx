import { type AppointmentDraft, holdsNote, withNote } from '../../../schema/appointments/draft.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { form, list } from '../texts.ts';

interface NotesProps {
  readonly draft: AppointmentDraft;
  readonly disabled: boolean;
  readonly change: (change: Partial<AppointmentDraft>) => void;
  /** Brings the keyboard to what was written. */
  readonly toDescription: () => void;
}

/** What was written for patients that were chosen before: it comes back with them, and can be written for this one as well. */
export const Notes = ({ draft: { noted, description }, disabled, change, toDescription }: NotesProps) =>
  // What stands here already is not offered again.
  (noted ?? [])
    .filter((note) => !holdsNote(description, note.description))
    .map((note) => (
      <Banner
        key={note.patient}
        announced
        action={
          <Button
            tone="quiet"
            disabled={disabled}
            onClick={() => {
              change({ description: withNote(description, note.description) });
              toDescription();
            }}
          >
            {form.takeNote}
          </Button>
        }
      >
        {form.noted(note.name || list.somebody, note.description)}
      </Banner>
    ));
