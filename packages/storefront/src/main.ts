import { isDismissed } from './announcements/index.ts';
import { createIslandLoader, holdClicks, watchIslands, type LoadIsland } from './islands/index.ts';

const begin = createIslandLoader(
  new Map<string, LoadIsland>([
    ['announcement-bar', () => import('./announcement-bar/index.ts')],
    ['blocks', () => import('./blocks/index.ts')],
    ['contributor-bar', () => import('./contributor-bar/index.ts')],
  ]),
);

// Here and not in the bar's own chunk: that comes after the first paint, and the page would jump.
const bar = document.querySelector('sw-announcement-bar');
if (bar && isDismissed(bar)) bar.remove();

// Cached pages are the same for everybody: only this cookie, set at sign-in, tells a contributor's browser.
// Inside a frame the owner's app is around the page already.
if (/\bhasEditor=1/.test(document.cookie) && self === top) {
  void begin(document.body.appendChild(document.createElement('sw-contributor-bar')));
}

holdClicks(begin);
watchIslands(begin);
