import { useApp, useSendApp } from '../../kit/actors.tsx';
import { PlacesBar } from './places-bar.tsx';

/** The places bar of the running program. */
export const NavBar = ({ path }: { readonly path: string }) => {
  const open = useApp((context) => context.quickActions);
  const send = useSendApp();
  return <PlacesBar path={path} open={open} onPlus={() => send({ type: 'quickActions.toggled', open: !open })} />;
};
