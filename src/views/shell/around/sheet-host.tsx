import { useApp } from '../../kit/actors.tsx';
import { SheetedProvider } from '../../kit/page/open-workflow.ts';
import { useScreens } from '../../kit/page/screens.ts';

/** What was opened over the screen: a form in a sheet, shown by the view that has the name of its workflow. */
export const SheetHost = () => {
  const sheet = useApp((context) => context.sheet);
  const screens = useScreens();
  const Shown = sheet ? screens[sheet.workflow] : undefined;
  if (!sheet || !Shown) return null;
  return (
    <SheetedProvider value={sheet.id}>
      <Shown key={sheet.id} />
    </SheetedProvider>
  );
};
