import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { SessionContext } from '../../../../src/machines/session/session.ts';
import { calls } from '../../../../src/schema/api.ts';
import { isMobile } from '../../../../src/schema/kit/phone.ts';
import { pageWords } from '../../../../src/views/kit/page/texts.ts';
import { words } from '../../../../src/views/kit/texts.ts';
import { login } from '../../../../src/views/session/texts.ts';
import { settings } from '../../../../src/views/shell/texts/settings.ts';
import { sessionModel } from '../../session/session.ts';
import { done, error } from '../../walk.ts';
import { fails, sessionEnds, succeeds } from '../kit/answers.ts';
import { field } from '../kit/filling.ts';
import { goTo, HOME } from '../kit/places.ts';
import { button, type Deed, type PageModel, pressing } from '../page-model.ts';
import type { Control } from '../world/tools.ts';
import type { Route } from '../world/wire.ts';

const contextOf = ({ context }: AnyMachineSnapshot): SessionContext => context as SessionContext;
const routeOf = ({ method, path }: { readonly method: string; readonly path: string }): Route => ({
  method: method as Route['method'],
  path: new RegExp(`^${path}$`),
});
const routes = { signIn: routeOf(calls.login), loadUser: routeOf(calls.user), loadPicture: routeOf(calls.picture), signOut: routeOf(calls.logout) };

const refused = { _tag: 'Rejected', status: 400, detail: null, general: ['نام کاربری یا رمز عبور اشتباه است.'], fields: {} };
const broken = { _tag: 'Unavailable', status: 500 };
const OTHERS = 'comes of another tab';
const NOT_CALLED = 'no call is known that does it (D-12)';
const UNOFFERED = 'a picture that is no picture: the demo practice has none';

const isOut = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('signedOut');
const isEditing = (snapshot: AnyMachineSnapshot) => snapshot.matches({ signedOut: { static: 'editing' } });
const isAt = (step: string) => (snapshot: AnyMachineSnapshot) => snapshot.matches({ signedOut: { otp: step } });
const isLoadingUser = (snapshot: AnyMachineSnapshot) => snapshot.matches({ signedIn: { user: 'loading' } });
const isLoadingPicture = (snapshot: AnyMachineSnapshot) => snapshot.matches({ signedIn: { picture: 'loading' } });
const QUESTION: Control = { role: 'alertdialog', name: settings.signOut };
const submit = button({ pattern: `^(${[login.submit, login.sendCode, login.submitCode, login.signingIn, login.sending].join('|')})$` });
const mode = (name: string): Control => ({ role: 'radio', name });
const samplesOf = (type: string) => sessionModel.events[type] as readonly AnyEventObject[];
/** A field or a choice of the login: what stands there already is not entered again. */
const entering = (
  isThere: (snapshot: AnyMachineSnapshot) => boolean,
  type: string,
  isNew: (event: AnyEventObject, now: SessionContext) => boolean,
  does: Deed['does'],
): Deed => ({
  does,
  samples: (snapshot) => (isThere(snapshot) ? samplesOf(type).filter((event) => isNew(event, contextOf(snapshot))) : []),
});
const secretOf =
  (label: string, text: string): Deed['does'] =>
  ({ hand, event }) =>
    hand.type(field(label), event.filled ? text : '');
/** The one who is asked stands where the question is. */
const goThere =
  (place: string): Deed['does'] =>
  async ({ hand }) => {
    const { path } = await hand.see(null, []);
    if (path !== place) await goTo(hand, place);
  };

const deeds: PageModel['deeds'] = {
  'mode.chosen': {
    does: ({ hand, event }) => hand.press(mode(event.mode === 'otp' ? login.otp : login.static)),
    samples: (snapshot) => {
      if (isEditing(snapshot)) return [{ type: 'mode.chosen', mode: 'otp' }];
      return isAt('mobile')(snapshot) || isAt('code')(snapshot) ? [{ type: 'mode.chosen', mode: 'static' }] : [];
    },
  },
  'username.typed': entering(
    isEditing,
    'username.typed',
    (event, { username }) => (event.value === '') !== (username === ''),
    ({ hand, event, practice }) => hand.type(field(login.username), event.value ? practice.username : ''),
  ),
  'mobile.typed': entering(
    isAt('mobile'),
    'mobile.typed',
    (event, { mobile }) => event.value !== mobile,
    ({ hand, event }) => hand.type(field(login.mobile), event.value as string),
  ),
  'secret.filled': entering(
    (snapshot) => isEditing(snapshot) || isAt('code')(snapshot),
    'secret.filled',
    // The code is asked for where the password is not.
    ({ field: secret, filled }, now) => (secret === 'code') === (now.mobile !== '') && filled !== now.filled[secret as 'password' | 'code'],
    (at) => (at.event.field === 'password' ? secretOf(login.password, at.practice.password)(at) : secretOf(login.code, '12345')(at)),
  ),
  'login.submitted': pressing(submit, { when: isOut }),
  'login.cancelled': pressing(button(login.cancel, { within: { role: 'form', name: login.otp } }), {
    when: isAt('code'),
    samples: (snapshot) => (isAt('code')(snapshot) ? [{ type: 'login.cancelled' }] : []),
  }),
  'user.retried': {
    does: async (at) => {
      await goThere(HOME)(at);
      await at.hand.press(button(words.retry));
    },
    // What is asked lies over the button, and the button goes once the user is known.
    samples: (snapshot) => (snapshot.matches({ signedIn: { user: 'failed', leaving: 'staying' } }) ? [{ type: 'user.retried' }] : []),
  },
  'user.wanted': 'the page says it by itself when somebody looks at it again',
  'picture.broken': UNOFFERED,
  'signOut.asked': {
    does: async (at) => {
      await goThere('/settings')(at);
      await at.hand.press(button(settings.signOut));
    },
  },
  'signOut.withdrawn': pressing(button(pageWords.cancel, { within: QUESTION }), { when: (snapshot) => snapshot.hasTag('leaving') }),
  'session.signOut': pressing(button(settings.signOutYes), {
    when: (snapshot) => snapshot.hasTag('leaving'),
    samples: (snapshot) => (snapshot.hasTag('leaving') ? [{ type: 'session.signOut' }] : []),
  }),
  'session.expired': {
    does: (at) => sessionEnds(at, isLoadingUser(at.snapshot) ? routes.loadUser : routes.loadPicture),
    samples: (snapshot) => (isLoadingUser(snapshot) || isLoadingPicture(snapshot) ? [{ type: 'session.expired' }] : []),
    only: 'only a call that is under way hears of it',
  },
  'session.changedElsewhere': OTHERS,
  'session.resumed': 'comes of a page that was put away and taken up again',
  'xstate.done.actor.signIn': { does: succeeds(routes.signIn), samples: () => samplesOf('xstate.done.actor.signIn').slice(0, 1) },
  'xstate.error.actor.signIn': { does: fails(routes.signIn), samples: () => [error('signIn', refused), error('signIn', broken)] },
  'xstate.done.actor.recognise': OTHERS,
  'xstate.error.actor.recognise': OTHERS,
  'xstate.done.actor.requestCode': { does: () => Promise.resolve(), bySelf: isAt('requestingCode') },
  'xstate.error.actor.requestCode': NOT_CALLED,
  'xstate.done.actor.verifyCode': {
    does: () => Promise.resolve(),
    bySelf: isAt('verifyingCode'),
    samples: () => samplesOf('xstate.done.actor.verifyCode').slice(1),
  },
  'xstate.error.actor.verifyCode': NOT_CALLED,
  'xstate.done.actor.loadUser': { does: succeeds(routes.loadUser) },
  'xstate.error.actor.loadUser': { does: fails(routes.loadUser), samples: () => [error('loadUser', broken)] },
  'xstate.done.actor.loadPicture': { does: succeeds(routes.loadPicture), samples: () => samplesOf('xstate.done.actor.loadPicture').slice(0, 1) },
  'xstate.error.actor.loadPicture': { does: fails(routes.loadPicture), samples: () => [error('loadPicture', broken)] },
  'xstate.done.actor.signOut': { does: succeeds(routes.signOut) },
  'xstate.error.actor.signOut': 'the farewell that fails is owed, and ends all the same',
  'xstate.done.actor.endSession': {
    does: () => Promise.resolve(),
    bySelf: (snapshot) => snapshot.matches('ending'),
    samples: () => [done('endSession', { kept: 'nothing' })],
  },
  'xstate.error.actor.endSession': 'what fails there is told as if nothing had been kept',
};

const WAY_IN: readonly Control[] = [{ role: 'heading', name: login.title }, submit];
const ASIDE = 'it loads beside whatever screen is there';

/** Signing in with the password, and with the steps of the one-time code as far as they were ordered; and out. */
export const sessionPage: PageModel = {
  model: sessionModel,
  input: { hasToken: false },
  workflow: 'session',
  prepared: () => Promise.resolve('/login'),
  enters: ({ hand, path }) => hand.open(path),
  deeds,
  routes,
  states: {
    'signedOut.static.editing': [...WAY_IN, field(login.username), field(login.password)],
    'signedOut.static.signingIn': [...WAY_IN, field(login.username)],
    'signedOut.recognising': OTHERS,
    'signedOut.otp.mobile': [...WAY_IN, field(login.mobile)],
    'signedOut.otp.requestingCode': 'it takes no time, for nobody is called',
    'signedOut.otp.code': [...WAY_IN, field(login.code)],
    'signedOut.otp.verifyingCode': 'it takes no time, for nobody is called',
    'signedIn.leaving.staying': 'whatever screen is there',
    'signedIn.leaving.asking': [QUESTION],
    'signedIn.user.loading': ASIDE,
    'signedIn.user.ready': ASIDE,
    'signedIn.user.failed': ASIDE,
    'signedIn.picture.loading': ASIDE,
    'signedIn.picture.settled': ASIDE,
    signingOut: 'all is covered until nothing is left',
    ending: 'all is covered until nothing is left',
  },
  distinguish: (snapshot) => {
    const { hasToken: _, username, mobile, filled, problem, user, userState, picture } = contextOf(snapshot);
    return [username !== '', mobile === '' ? '' : isMobile(mobile), filled, problem?.code, user !== null, userState, picture.state];
  },
};
