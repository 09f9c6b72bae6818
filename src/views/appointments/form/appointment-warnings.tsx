import { useNearNames } from './lists.ts';
import { type AppointmentFormContext, warningTexts } from './wording.ts';

/** The doubts about an appointment, before it is saved all the same. */
export const AppointmentWarnings = ({ context }: { readonly context: AppointmentFormContext }) => {
  const near = useNearNames(context);
  return warningTexts(context, near).map((text) => <p key={text}>{text}</p>);
};
