import { useApp, useSendApp } from '../../kit/actors.tsx';
import { PlacesBar } from './places-bar.tsx';

/** The places bar of the running program. */
export const NavBar = ({ path, rail }: { readonly path: string; readonly rail: boolean }) => {
  const open = useApp((context) => context.quickActions);
  const send = useSendApp();
  // What it opens closes by itself and lies over this bar: whoever presses twice before it has come has not changed their mind.
  return <PlacesBar path={path} rail={rail} open={open} onPlus={() => send({ type: 'quickActions.toggled', open: true })} />;
};
