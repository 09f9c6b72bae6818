import { type ToggleEvent, useState } from 'react';

/** Whether a `details` is unfolded: as it began until it is tapped, or folded by something beside it. */
export const useUnfolded = (initially: boolean) => {
  const [open, setOpen] = useState(initially);
  return { open, fold: () => setOpen(false), onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open) };
};
