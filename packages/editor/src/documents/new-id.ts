import { makeId } from '@sitewright/domain/ids';

/** A new id for whatever the contributor makes. Not `randomUUID`, which browsers keep from pages without https. */
export const newId = (): string => makeId(Date.now(), crypto.getRandomValues(new Uint8Array(6)));
