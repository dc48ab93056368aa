import { createIslandLoader, replayClicks, watchIslands, type LoadIsland } from './islands/index.ts';

const begin = createIslandLoader(
  new Map<string, LoadIsland>([
    ['announcement-bar', () => import('./announcement-bar/index.ts')],
    ['blocks', () => import('./blocks/index.ts')],
    ['comments', () => import('./comments/index.ts')],
    ['contributor-bar', () => import('./contributor-bar/index.ts')],
    ['popup', () => import('./popup/index.ts')],
    ['shop', () => import('./shop.ts')],
  ]),
);

// Cached pages are the same for all visitors, so cookies tell who is a contributor or has a cart. Inside the
// editor's frame neither is mounted.
for (const [cookie, name] of [
  ['hasEditor=', 'sw-contributor-bar'],
  ['hasCart=', 'sw-shop'],
] as const) {
  if (document.cookie.includes(cookie) && self === top) {
    void begin(document.body.appendChild(document.createElement(name)));
  }
}

replayClicks(begin);
watchIslands(begin);
