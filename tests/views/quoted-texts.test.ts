import { describe, expect, it } from 'vitest';
import { routing } from '../../src/machines/app/product.ts';
import { scenes as accounting } from './quoted-texts/accounting.ts';
import { scenes as appointments } from './quoted-texts/appointments.ts';
import { scenes as clinics } from './quoted-texts/clinics.ts';
import { scenes as contracts } from './quoted-texts/contracts.ts';
import { scenes as documents } from './quoted-texts/documents.ts';
import { scenes as installments } from './quoted-texts/installments.ts';
import { scenes as insurances } from './quoted-texts/insurances.ts';
import { scenes as kit } from './quoted-texts/kit.ts';
import { scenes as patients } from './quoted-texts/patients.ts';
import { scenes as payments } from './quoted-texts/payments.ts';
import { scenes as session } from './quoted-texts/session.ts';
import { isShown, type Scenes } from './quoted-texts/shown.ts';
import quoted from './quoted-texts/texts.json' with { type: 'json' };
import { scenes as treatments } from './quoted-texts/treatments.ts';

/** How the texts of each area come to be shown. */
const scenes: Readonly<Record<string, Scenes>> = {
  accounting,
  appointments,
  clinics,
  kit,
  session,
  patients,
  treatments,
  payments,
  contracts,
  installments,
  insurances,
  documents,
};

const routeOf = (path: string) => routing.routes.find((route) => route.path === path);

/** One text: its area, the screen that brings it, and the screen where it is then seen, which may be the next. */
const texts = Object.entries(quoted).flatMap(([area, places]) =>
  Object.entries(places).flatMap(([place, all]) => {
    const [from = '', at = from] = place.split(' at ');
    return all.map((text) => ({ area, from, at, text }));
  }),
);

describe('what the requirements quote', () => {
  it.each(texts)('is shown at $at: $text', async ({ area, at, text }) => {
    const scene = scenes[area]?.[text];
    if (!scene) return expect.fail(`tests/views/quoted-texts/${area}.ts does not say how «${text}» comes to be shown at ${at}`);
    const { page, path } = await scene();
    expect(routing.match(path)?.route.path).toBe(at);
    expect(isShown(page, text), `«${text}» is not to be seen in: ${page.textContent}`).toBe(true);
  });

  it('is said of places that there are, and no scene is left over', () => {
    expect(texts.flatMap(({ from, at }) => [from, at]).filter((path) => !routeOf(path))).toEqual([]);
    const listed = new Set(texts.map(({ area, text }) => `${area}: ${text}`));
    const played = Object.entries(scenes).flatMap(([area, all]) => Object.keys(all).map((text) => `${area}: ${text}`));
    expect(played.filter((each) => !listed.has(each))).toEqual([]);
  });
});
