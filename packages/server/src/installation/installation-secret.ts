import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/index.ts';
import { storeOnce } from './installation-store.ts';

/** The given secret, or one that is generated at first start and stored in the database, so that all nodes share it. */
export const findSecret = (database: Queryable, given: string | undefined): Promise<string> =>
  given === undefined
    ? storeOnce(database, 'secret', randomBytes(32).toString('base64url'))
    : Promise.resolve(given);
