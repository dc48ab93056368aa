export { redirectsCapability } from './redirects-capability.ts';
export { addRedirectsForMoves } from './add-redirects-for-moves.ts';
export { listRedirects, putRedirects } from './redirects-store.ts';
