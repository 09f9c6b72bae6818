import { struct } from '../kit/shape.ts';
import { writes } from '../kit/workflow.ts';

/** Prints the page once its print layout and fonts are there, and answers when the dialog is closed; never repeated on its own. */
export const printsPage = writes({}, struct({}));
