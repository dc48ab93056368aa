export { markScripts, type MarkedTemplate } from './mark-scripts.ts';
export { maskTags } from './mask-tags.ts';
export { originsIn, readMarkup, type OwnMarkup } from './source-markup.ts';
export { createScriptMarks, isScriptMarkName, type ScriptMarks } from './script-marks.ts';
export { settleScripts, type SettledScripts } from './resolve-scripts.ts';
