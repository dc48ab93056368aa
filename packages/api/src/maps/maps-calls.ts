import { stateCalls } from '../call/index.ts';
import type { mapSchemas } from './maps-schemas.ts';

/** Searches as the user types. */
const limit = { max: 300, withinSeconds: 60, countedBy: 'node' } as const;

/** Uses the configured map service, else the built-in list of towns. */
export const mapCalls = stateCalls<typeof mapSchemas>()({
  autocomplete: {
    method: 'GET',
    path: '/api/google-maps/places/autocomplete',
    caller: 'contributor',
    permission: 'content',
    limit,
    summary: 'Find places by the beginning of their name',
  },
  details: {
    method: 'GET',
    path: '/api/google-maps/places/details',
    caller: 'contributor',
    permission: 'content',
    limit,
    summary: 'Read the coordinates and address of a place',
  },
});
