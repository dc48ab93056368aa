export { addRedirectsForMoves } from './follow-url-changes.ts';
export { listRedirects, putRedirects } from './redirects-store.ts';
export { implementRedirectCalls } from './redirects-routes.ts';
