import { Clock, Effect } from 'effect';
import { calls } from '../../schema/api.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { Http } from '../kit/http.ts';
import { Platform } from '../kit/platform.ts';

const where = calls.picture.path;
/** A provider that renders its answers refuses to be asked for an image, and sends one all the same. */
const ANYTHING = '*/*';

/**
 * The address of the user's picture in this page, or null when there is none. An answer that is no image is a failure
 * (KIT-CALL-6).
 */
export const loadPicture = Effect.fnUntraced(function* () {
  const http = yield* Http;
  const { pictures } = yield* Platform;
  const asked = yield* Clock.currentTimeMillis;
  const answer = yield* http.send({ ...calls.picture, path: `${where}?t=${asked}`, accept: ANYTHING }).pipe(
    Effect.catchIf(
      (failure) => failure._tag === 'Rejected' && failure.status === 404,
      () => Effect.succeed(null),
    ),
  );
  if (answer === null || answer.status === 204) return { url: null };
  if (answer.content._tag !== 'Image') return yield* Effect.fail<Failure>({ _tag: 'Unreadable', where });
  return { url: pictures.show(answer.content.image) };
});
