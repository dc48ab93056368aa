export { redirectsCapability } from './redirects-capability.ts';
export { addRedirectsForMoves } from './follow-url-changes.ts';
export { listRedirects, putRedirects } from './redirects-store.ts';
