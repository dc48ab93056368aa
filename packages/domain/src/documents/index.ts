export { canonicalJson, isSameContent } from './canonical-json.ts';
export { isStorable } from './storable.ts';
export { documentKinds, documentLimits, SITE_DOCUMENT, type DocumentKindName } from './document-kinds.ts';
export { documentMessages, type DocumentRefusal } from './documents-messages.ts';
