import type { sessionWorkflow } from '../../schema/session/workflow.ts';
import type { PortEffects } from '../kit/ports.ts';
import { loadPicture } from './picture.ts';
import { loadUser, requestCode, signIn, verifyCode } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const sessionEffects: PortEffects<typeof sessionWorkflow> = { signIn, requestCode, verifyCode, loadUser, loadPicture, signOut };
