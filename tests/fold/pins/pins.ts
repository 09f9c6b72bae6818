import type { Registered } from '../../../src/machines/kit/registered.ts';
import type { Fields, Shape } from '../../../src/schema/kit/shape.ts';

/** What a version of a workflow leaves on a device: its draft, and all that is recorded of it. */
export interface Left {
  readonly draft: unknown;
  readonly context: unknown;
}

/** `fate` says what becomes of what an earlier version left: it is brought to today's, or rescued to be read. */
export interface Pin extends Left {
  readonly fate?: 'migrated' | 'rescued';
}

/** By workflow and version. */
export type Pins = Readonly<Record<string, Readonly<Record<string, Pin>>>>;

export interface Today extends Left, Pick<Registered, 'migrations'> {
  readonly name: string;
  readonly version: number;
}

const COMMAND = 'node tools/pin-drafts.mjs';

const kindOf = (shape: Shape): unknown => {
  switch (shape.kind) {
    case 'struct':
    case 'partial':
      return described(shape.fields);
    case 'list':
      return { each: kindOf(shape.of) };
    case 'record':
      return { named: kindOf(shape.of) };
    case 'variants':
      return { [`by ${shape.tag}`]: Object.fromEntries(Object.entries(shape.of).map(([name, fields]) => [name, described(fields)])) };
    case 'body':
    case 'optional':
      return kindOf(shape.of);
    default:
      return shape.kind;
  }
};

/** The fields of a description with their kinds; one that may be missing ends with a question mark. */
export const described = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [shape.required ? name : `${name}?`, kindOf(shape)]));

/** Whether what a version left is brought all the way to today's. */
const isBrought = (version: number, today: Today | undefined): boolean => {
  for (let one = version; one < (today?.version ?? Number.POSITIVE_INFINITY); one += 1) if (today?.migrations?.[one] === undefined) return false;
  return true;
};

const fateOf = (version: number, today: Today | undefined): 'migrated' | 'rescued' => (isBrought(version, today) ? 'migrated' : 'rescued');

/** Where two pins differ, in words. */
const differences = (was: unknown, is: unknown, place: string): readonly string[] => {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const isPlace = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
  if (!isPlace(was) || !isPlace(is)) return [`${place} was ${JSON.stringify(was) ?? 'not there'} and is ${JSON.stringify(is) ?? 'gone'}`];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => differences(was[name], is[name], place === '' ? name : `${place}.${name}`));
};

const leftOf = ({ draft, context }: Left): Left => ({ draft, context });

/** What is wrong between what was pinned and what is; every line names the workflow, the place, and what to do. */
export const complaints = (pins: Pins, all: readonly Today[]): readonly string[] => {
  const names = [...new Set([...Object.keys(pins), ...all.map(({ name }) => name)])];
  return names.flatMap((name): readonly string[] => {
    const today = all.find((one) => one.name === name);
    const pinned = pins[name] ?? {};
    const own = today && pinned[today.version];
    const earlier = Object.entries(pinned).filter(([version]) => Number(version) !== today?.version);
    const unfit = earlier.flatMap(([version, pin]) => {
      const fate = fateOf(Number(version), today);
      if (pin.fate === fate) return [];
      const where = today ? `${name} is in version ${today.version}` : `${name} is gone`;
      return fate === 'migrated'
        ? [`${where}, which drafts of version ${version} are brought to: pin that with ${COMMAND}`]
        : [`${where}, and drafts of version ${version} would only be rescued to be read: write its migrations[${version}], or accept that with ${COMMAND}`];
    });
    if (!today || own) {
      const changed = today && own ? differences(leftOf(own), leftOf(today), '') : [];
      const next = (today?.version ?? 0) + 1;
      const remedy = `raise its version to ${next} and write its migrations[${next - 1}]; then, or if nobody has such a draft yet, ${COMMAND}`;
      return [...unfit, ...changed.map((difference) => `${name}: ${difference}: ${remedy}`)];
    }
    return [...unfit, `${name} has no pin of its version ${today.version}: ${COMMAND}`];
  });
};

/** The pins as they are from now on. */
export const repinned = (pins: Pins, all: readonly Today[]): Pins => {
  const names = [...new Set([...Object.keys(pins), ...all.map(({ name }) => name)])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const today = all.find((one) => one.name === name);
      const earlier = Object.entries(pins[name] ?? {}).filter(([version]) => Number(version) !== today?.version);
      const kept = earlier.map(([version, pin]): [string, Pin] => [version, { fate: fateOf(Number(version), today), ...leftOf(pin) }]);
      return [name, Object.fromEntries([...kept, ...(today ? [[String(today.version), leftOf(today)] as const] : [])])];
    }),
  );
};
