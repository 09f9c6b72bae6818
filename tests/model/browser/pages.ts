import type { PageModel } from './page-model.ts';
import { newPaymentsPage } from './pages/payments.ts';

/** Every workflow that is walked in a browser, by its name. */
export const pages: ReadonlyMap<string, PageModel> = new Map([newPaymentsPage].map((page) => [page.model.description.name, page]));
