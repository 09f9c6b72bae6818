import type { FastifyInstance } from 'fastify';
import { calls } from '../../src/schema/api.ts';
import { closeAddress } from '../http/methods.ts';
import { UPLOAD_PICTURE } from '../http/paths.ts';
import { refusal } from '../http/refusal.ts';
import { identityOf } from '../http/request.ts';
import type { Database } from '../store/tables.ts';
import type { Identity } from './access-token.ts';

const LARGEST = 2 * 1024 * 1024;

/** What may be a picture, and how its bytes begin: a name alone would let anything be served from this origin. */
const SIGNATURES: readonly (readonly [mediaType: string, begins: RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/webp', /^52494646.{8}57454250/],
];

const typeOf = (bytes: Buffer): string | null => {
  const start = bytes.subarray(0, 16).toString('hex');
  return SIGNATURES.find(([, begins]) => begins.test(start))?.[0] ?? null;
};

/** Stores an account's picture in place of the one before. */
export const keepPicture = async (db: Database, { practice, account }: Identity, mediaType: string, bytes: Buffer, now: number): Promise<void> => {
  const picture = { media_type: mediaType, bytes, changed_at: now };
  await db
    .insertInto('pictures')
    .values({ practice_id: practice, account_id: account, ...picture })
    .onConflict((conflict) => conflict.columns(['practice_id', 'account_id']).doUpdateSet(picture))
    .execute();
};

/** The signed-in user's picture: GET it, and beside the contract POST or PUT another as the body, or DELETE it. */
export const pictureRoutes = (app: FastifyInstance, db: Database, clock: () => number): void => {
  app.get(calls.picture.path, async (request, reply) => {
    const { practice, account } = identityOf(request);
    const found = await db
      .selectFrom('pictures')
      .select(['media_type', 'bytes'])
      .where('practice_id', '=', practice)
      .where('account_id', '=', account)
      .executeTakeFirst();
    if (!found) throw refusal(404, 'noPicture');
    const name = `picture.${found.media_type.replace('image/', '')}`;
    return reply.type(found.media_type).header('content-disposition', `inline; filename="${name}"`).send(found.bytes);
  });
  closeAddress(app, calls.picture.path, 'Download Profile Picture', ['GET']);

  void app.register(async (upload) => {
    upload.addContentTypeParser(
      SIGNATURES.map(([mediaType]) => mediaType),
      { parseAs: 'buffer', bodyLimit: LARGEST },
      (_request, body, done) => done(null, body),
    );
    for (const method of ['POST', 'PUT'] as const) {
      upload.route({
        method,
        url: UPLOAD_PICTURE,
        bodyLimit: LARGEST,
        handler: async (request, reply) => {
          const mediaType = Buffer.isBuffer(request.body) ? typeOf(request.body) : null;
          if (!mediaType || !Buffer.isBuffer(request.body)) throw refusal(400, 'notPicture');
          await keepPicture(db, identityOf(request), mediaType, request.body, clock());
          return reply.code(204).send();
        },
      });
    }
    upload.delete(UPLOAD_PICTURE, async (request, reply) => {
      const { practice, account } = identityOf(request);
      await db.deleteFrom('pictures').where('practice_id', '=', practice).where('account_id', '=', account).execute();
      return reply.code(204).send();
    });
    closeAddress(upload, UPLOAD_PICTURE, 'Upload Profile Picture', ['POST', 'PUT', 'DELETE']);
  });
};
