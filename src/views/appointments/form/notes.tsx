import type { AppointmentDraft } from '../../../schema/appointments/draft.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { form, list } from '../texts.ts';

interface NotesProps {
  readonly draft: AppointmentDraft;
  readonly disabled: boolean;
  readonly change: (change: Partial<AppointmentDraft>) => void;
}

/** What was written for patients that were chosen before: it comes back with them, or is taken over for this one. */
export const Notes = ({ draft: { noted, description }, disabled, change }: NotesProps) =>
  (noted ?? []).map((note) => (
    <Banner
      key={note.patient}
      announced
      action={
        <Button
          tone="quiet"
          disabled={disabled}
          onClick={() =>
            change({
              description: [description, note.description].filter((text) => text.trim() !== '').join('\n'),
              noted: (noted ?? []).filter(({ patient }) => patient !== note.patient),
            })
          }
        >
          {form.takeNote}
        </Button>
      }
    >
      {form.noted(note.name || list.somebody, note.description)}
    </Banner>
  ));
