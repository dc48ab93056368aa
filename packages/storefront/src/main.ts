import { loadPageForm } from './forms/index.ts';
import { createIslandLoader, replayClicks, watchIslands, type IslandTable } from './islands/index.ts';

// Without a prototype: elements may be called `x-constructor`.
const islands = {
  __proto__: null,
  'announcement-bar': () => import('./announcement-bar/index.ts'),
  blocks: () => import('./blocks/index.ts'),
  comments: () => import('./comments/index.ts'),
  form: loadPageForm,
  popup: () => import('./popup/index.ts'),
  shop: () => import('./shop.ts'),
} as object as IslandTable;

const begin = createIslandLoader(islands);

// Cached pages are the same for all visitors, so cookies tell who has a cart (`hasCart`) or is a contributor
// (`hasEditor`). Inside the editor's frame neither is shown.
if (self === top && /has[CE]/.test(document.cookie))
  void begin(document.body.appendChild(document.createElement('sw-shop')));

replayClicks(begin);
watchIslands(begin);
