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
});

/** Few colours, each of them readable on the ground and on the current line in light and dark. */
export const codeColours = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.heading], color: 'var(--accent-text)' },
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
