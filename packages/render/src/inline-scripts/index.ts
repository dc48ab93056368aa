export { markScripts, type MarkedTemplate } from './mark-scripts.ts';
export { maskTags } from './mask-tags.ts';
export { originsIn, readMarkup, type OwnMarkup } from './source-markup.ts';
export { createScriptMarkers, isScriptMarkerName, type ScriptMarkers } from './script-markers.ts';
export { resolveScripts, type ResolvedScripts } from './resolve-scripts.ts';
