export { redirectsCapability } from './redirects-capability.ts';
export { followMoves } from './follow-url-changes.ts';
export { listRedirects, putRedirects } from './redirects-store.ts';
