import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/index.ts';
import { keepOnce } from './installation-store.ts';

/** The given secret, or one made at first start and kept in the database so that all nodes share it. */
export const findSecret = (database: Queryable, given: string | undefined): Promise<string> =>
  given === undefined
    ? keepOnce(database, 'secret', randomBytes(32).toString('base64url'))
    : Promise.resolve(given);
