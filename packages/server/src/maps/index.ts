import { gazetteer } from './gazetteer.ts';
import { createGooglePlaces } from './google-places.ts';
import type { PlaceProvider } from './place-provider.ts';

export { implementMapCalls } from './maps-routes.ts';

/** Google where its key is set, else the program's own towns. */
export const choosePlaceProvider = (googleMapsKey: string | undefined): PlaceProvider =>
  googleMapsKey === undefined ? gazetteer : createGooglePlaces({ key: googleMapsKey });
