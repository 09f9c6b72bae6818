import { appModel } from './app/app.ts';
import { rescueModel } from './app/rescue.ts';
import { supportModel } from './app/support.ts';
import { proves } from './drive.ts';
import { removalModel } from './kit/removal.ts';
import { resourceModel } from './kit/resource.ts';
import { swipeRowModel } from './kit/swipe-row.ts';
import { sessionModel } from './session/session.ts';

proves('app', { model: appModel, alive: false });
proves('session', { model: sessionModel });
proves('resource', { model: resourceModel });
proves('removal', { model: removalModel });
proves('support', { model: supportModel });
proves('rescue', { model: rescueModel });
proves('swipe row', { model: swipeRowModel });
