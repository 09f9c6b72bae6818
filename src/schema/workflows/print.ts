import { plain, struct } from '../kit/shape.ts';
import { writes } from '../kit/workflow.ts';

/** Prints the page once its print layout and fonts are there, and answers when the dialog is closed; never repeated on its own. */
export const printsPage = writes({}, struct({}));

/** Takes the table that lies in the vault and hands it to the person as a file of that name. */
export const savesTable = writes({ name: plain() }, struct({}));
