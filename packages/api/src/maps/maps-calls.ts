import { stateCalls } from '../call/index.ts';
import type { mapSchemas } from './maps-schemas.ts';

/** Every letter of a search may ask. */
const limit = { most: 300, withinSeconds: 60, countedBy: 'node' } as const;

/** Answered by the map service whose key is set, else by the program's own list of towns. */
export const mapCalls = stateCalls<typeof mapSchemas>()({
  autocomplete: {
    method: 'GET',
    path: '/api/google-maps/places/autocomplete',
    caller: 'contributor',
    permission: 'content',
    limit,
    summary: 'Places whose names begin with what was typed',
  },
  details: {
    method: 'GET',
    path: '/api/google-maps/places/details',
    caller: 'contributor',
    permission: 'content',
    limit,
    summary: 'Where a place is, and its address',
  },
});
