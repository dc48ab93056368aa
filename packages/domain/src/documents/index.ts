export { canonicalJson, isSameContent } from './canonical-json.ts';
export { isRecord } from './is-record.ts';
export { isStorable } from './storable.ts';
export {
  documentKinds,
  documentLimits,
  SITE_DOCUMENT,
  siteDocumentTitles,
  type DocumentKindName,
} from './document-kinds.ts';
export { documentMessages, type DocumentRefusal } from './documents-messages.ts';
export type { Change, Path } from './changes/change.ts';
export type { CommandStep, SentStep } from './changes/command-step.ts';
export type { FormerPlace } from './changes/former-place.ts';
export { applyChanges, applyFitting } from './changes/apply-changes.ts';
export { diffContent } from './changes/diff-content.ts';
export { invertChanges } from './changes/invert-changes.ts';
export { blockOf, placeOf, valueAt } from './changes/change-paths.ts';
export { asRunningText, hasActiveMarkup } from './code/active-markup.ts';
export { findActiveFields, findActiveTexts } from './code/active-texts.ts';
export { codeKey, findAddedCode, findNewCode, type CodePart } from './code/code-part.ts';
