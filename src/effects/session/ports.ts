import type { sessionWorkflow } from '../../schema/session/workflow.ts';
import type { PortEffects } from '../kit/ports.ts';
import { loadPicture } from './picture.ts';
import { loadUser, recognise, requestCode, signIn, verifyCode } from './sign-in.ts';
import { endSession, signOut } from './sign-out.ts';

export const sessionEffects: PortEffects<typeof sessionWorkflow> = {
  signIn,
  requestCode,
  verifyCode,
  loadUser,
  recognise,
  loadPicture,
  signOut,
  endSession,
};
