import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export const codeTheme = EditorView.theme({
  '&': { backgroundColor: 'var(--surface)', color: 'var(--text)', fontSize: '13px', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '20px' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface-sunken)',
    color: 'var(--text-quiet)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--surface-hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--accent-soft)', outline: '1px solid var(--accent-text)' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--surface-hover)',
    borderColor: 'var(--line-strong)',
    color: 'var(--text-quiet)',
  },
  '.cm-panels': { backgroundColor: 'var(--surface-sunken)', color: 'var(--text)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '8px 32px 8px 8px', fontFamily: 'var(--font)' },
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--field-line)',
    borderRadius: '4px',
    color: 'inherit',
    fontSize: '13px',
    padding: '3px 6px',
  },
  '.cm-button': {
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
    color: 'inherit',
    fontSize: '12px',
  },
  '.cm-panel.cm-search label': { fontSize: '12px' },
  '.cm-panel.cm-search [name=close]': { color: 'inherit', fontSize: '18px', width: '24px', height: '24px' },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-soft)', outline: '1px solid var(--warning-text)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-soft)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    boxShadow: 'var(--shadow-large)',
    color: 'var(--text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)', maxHeight: '240px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px', lineHeight: '20px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--text)',
  },
  '.cm-completionDetail': { color: 'var(--text-quiet)', fontStyle: 'normal', marginLeft: '12px' },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--accent-text)', fontWeight: '600' },
  '.cm-completionInfo': { padding: '6px 10px', maxWidth: '300px', fontFamily: 'var(--font)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
  '.cm-diagnostic': { maxWidth: '480px', padding: '6px 10px' },
});

/** Few colours, readable on both backgrounds in light and dark mode. */
export const codeColours = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.heading], color: 'var(--accent-text)' },
  { tag: tags.special(tags.variableName), color: 'var(--code-name)', fontWeight: '600' },
  { tag: tags.macroName, color: 'var(--warning-text)' },
  { tag: [tags.controlKeyword, tags.operatorKeyword], color: 'var(--accent-text)', fontWeight: '600' },
  { tag: [tags.string, tags.attributeValue, tags.url], color: 'var(--good-text)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.color], color: 'var(--warning-text)' },
  {
    tag: [tags.attributeName, tags.propertyName, tags.definition(tags.variableName)],
    color: 'var(--code-name)',
  },
  { tag: [tags.comment, tags.meta], color: 'var(--text-quiet)', fontStyle: 'italic' },
  { tag: tags.invalid, color: 'var(--danger-text)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
]);
