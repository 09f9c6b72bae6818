import { route } from '../app/route.ts';

export const clinicRoutes = [
  route('/new-clinic', 'clinicForm', 'clinicForm'),
  route('/edit-clinic/:id', 'clinicForm', 'clinicForm'),
  // Whichever part is shown, it is the same clinic and the same draft.
  route('/edit-clinic/:id/:section', 'clinicForm', 'clinicForm', ['id']),
  route('/procedure-types', 'services', 'services'),
] as const;
