import { argon2Sync, randomBytes } from 'node:crypto';

/** A password as a release stored it that asked for less memory. */
export const earlierHash = (password: string): string => {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: password, nonce, memory: 1024, passes: 1, parallelism: 1, tagLength: 32 });
  const [salt, sum] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=1024,t=1,p=1$${salt}$${sum}`;
};
