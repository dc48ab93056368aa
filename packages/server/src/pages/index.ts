export { createPageHandler, type PageHandler, type UnlockForm } from './page-handler.ts';
export { registerUnlockRoute } from './access/unlock-route.ts';
export { implementPageCalls } from './pages-routes.ts';
export { collectionKind, itemKind } from './page-kinds.ts';
export { OutlineLibrary } from './reading/site-outline.ts';
export { createStatusJob, turnScheduled } from './status-job.ts';
export { listAuthors, putAuthors, type Author } from './authors-store.ts';
export { listPagePasswords, putPagePassword } from './passwords-store.ts';
export { listItemLikes, setItemFacts } from './item-facts.ts';
