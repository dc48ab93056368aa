import { makeId } from '@sitewright/domain/ids';

/** A new document or block id. Not `randomUUID`, which browsers offer on https pages only. */
export const newId = (): string => makeId(Date.now(), crypto.getRandomValues(new Uint8Array(6)));
