import type { Capability } from '../http/index.ts';
import { gazetteer } from './gazetteer.ts';
import { createGooglePlaces } from './google-places.ts';
import { implementMapCalls } from './maps-routes.ts';

/** Places come from Google where its key is set, otherwise from the built-in gazetteer. */
export const mapsCapability = (googleMapsKey: string | undefined): Capability => ({
  name: 'maps',
  calls: implementMapCalls(
    googleMapsKey === undefined ? gazetteer : createGooglePlaces({ key: googleMapsKey }),
  ),
});
