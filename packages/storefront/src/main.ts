import { loadPageForm } from './forms/index.ts';
import { createIslandLoader, replayClicks, watchIslands, type LoadIsland } from './islands/index.ts';

const begin = createIslandLoader(
  new Map<string, LoadIsland>([
    ['announcement-bar', () => import('./announcement-bar/index.ts')],
    ['blocks', () => import('./blocks/index.ts')],
    ['comments', () => import('./comments/index.ts')],
    ['contributor-bar', () => import('./contributor-bar/index.ts')],
    ['form', loadPageForm],
    ['popup', () => import('./popup/index.ts')],
    ['shop', () => import('./shop.ts')],
  ]),
);

// Cached pages are the same for all visitors, so cookies tell who is a contributor or has a cart. Inside the
// editor's frame neither is mounted.
const mountFor = (cookie: string, name: string): unknown =>
  document.cookie.includes(cookie) && begin(document.body.appendChild(document.createElement(name)));
if (self === top) {
  mountFor('hasCart=', 'sw-shop');
  mountFor('hasEditor=', 'sw-contributor-bar');
}

replayClicks(begin);
watchIslands(begin);
