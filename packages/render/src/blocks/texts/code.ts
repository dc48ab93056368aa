import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import { isPlainMarkup } from '../edit/plain-markup.ts';
import { placeholder } from '../edit/placeholder.ts';
import { css } from '../markup/css.ts';
import { element, escapeText } from '../markup/html.ts';
import { choiceField, switchField, textField } from '../markup/read-value.ts';
import { renderMarkdown } from './markdown.ts';
import { textStyles } from './text.ts';

const MODES = ['html', 'markdown', 'css', 'javascript', 'json', 'text'] as const;

const source = (text: string, mode: string): string =>
  element('pre', { class: 'sw-code', tabindex: 0, 'data-mode': mode }, `<code>${escapeText(text)}</code>`);

/** The editor shows only what cannot run; the rest is visible in the preview. */
const inert = (text: string, mode: (typeof MODES)[number]): string => {
  if (mode === 'html' && isPlainMarkup(text)) return text;
  if (mode === 'css' && !text.includes('<')) return element('style', {}, text) + placeholder('Styles', '');
  return placeholder('It runs on the page and in the preview, not here.', mode === 'css' ? 'Styles' : 'Code');
};

const live = (text: string, mode: (typeof MODES)[number], { context }: BlockScope): string => {
  if (mode === 'markdown') return element('div', { class: 'sw-text' }, renderMarkdown(text));
  if (mode === 'json' || mode === 'text') return source(text, mode);
  if (context.mode === 'edit') return inert(text, mode);
  const tag = { html: '', css: 'style', javascript: 'script' }[mode];
  return tag === '' ? text : element(tag, {}, text);
};

/**
 * Raw HTML is printed unescaped: only contributors with the permission `code` can store it. In the editor it
 * does not run, because its scripts would run in the contributor's session.
 */
export const codeBlock: BlockRenderer = {
  render: (value, scope) => {
    const text = textField(value, 'source');
    const mode = choiceField(value, 'mode', MODES);
    if (text.trim() === '') return '';
    return switchField(value, 'isSourceShown', false) ? source(text, mode) : live(text, mode, scope);
  },
  styles: [
    textStyles,
    css`
      .sw-code {
        margin: 0;
        padding: 1.25em;
        overflow: auto;
        background: var(--sw-shade);
        font:
          0.875rem/1.6 ui-monospace,
          monospace;
        tab-size: 2;
      }
    `,
  ],
};
