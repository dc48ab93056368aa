export { followMoves } from './follow-moves.ts';
export { listRedirects, putRedirects } from './redirects-store.ts';
export { implementRedirectCalls } from './redirects-routes.ts';
