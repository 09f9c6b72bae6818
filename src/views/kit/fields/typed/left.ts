import type { FocusEvent } from 'react';

/** Whether the focus has gone on to something else: it is blurred too while another window or program is looked at, and typing goes on in it then. */
export const isLeft = ({ currentTarget }: FocusEvent): boolean => document.activeElement !== currentTarget;
