import { useSendApp } from '../actors.tsx';
import type { Icon } from '../icons/icon.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

interface LackingButtonProps extends Pick<IconButtonProps, 'tabIndex'> {
  readonly icon: Icon;
  /** What it lacks for what it is there for. */
  readonly lack: string;
}

/** A control that can do nothing, and says why to whoever uses it: a name is shown on no screen that is touched (D-14). */
export const LackingButton = ({ icon, lack, tabIndex }: LackingButtonProps) => {
  const send = useSendApp();
  const say = () => send({ type: 'notice.show', notice: { code: 'control.lacks', tone: 'problem', values: { label: lack } } });
  return <IconButton icon={icon} label={lack} tabIndex={tabIndex} aria-disabled="true" onClick={say} />;
};
