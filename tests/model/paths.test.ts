import { describe, expect, it } from 'vitest';
import { appModel } from './app/app.ts';
import { rescueModel } from './app/rescue.ts';
import { supportModel } from './app/support.ts';
import { checkEdges, walkLive, walkPure } from './drive.ts';
import { removalModel } from './kit/removal.ts';
import { resourceModel } from './kit/resource.ts';
import { swipeRowModel } from './kit/swipe-row.ts';
import { patientFormModel } from './patients/form.ts';
import { patientListModel } from './patients/list.ts';
import { patientProfileModel } from './patients/profile.ts';
import { sessionModel } from './session/session.ts';
import { edgePaths, gaps, type Model } from './walk.ts';

/** What a child of the root may be, alone. */
const workflows: Readonly<Record<string, Model>> = {
  session: sessionModel,
  resource: resourceModel,
  removal: removalModel,
  support: supportModel,
  rescue: rescueModel,
  'swipe row': swipeRowModel,
  'patient form': patientFormModel,
  'patient list': patientListModel,
  'patient profile': patientProfileModel,
};

describe.each(Object.entries({ app: appModel, ...workflows }))('%s', (_, model) => {
  it('is named whole by its model, and every state and event can be reached', () => {
    expect(gaps(model)).toEqual([]);
  });

  it('keeps its promises on every edge', () => {
    expect(checkEdges(model)).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(workflows))('%s, alive', (_, model) => {
  it('is on every path where its fold is', { timeout: 60_000 }, async () => {
    for (const path of edgePaths(model)) expect(await walkLive(model, path)).toEqual(walkPure(model, path));
  });
});
