import { autocompletion } from '@codemirror/autocomplete';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { less } from '@codemirror/lang-less';
import { markdown } from '@codemirror/lang-markdown';
import type { Extension } from '@codemirror/state';

export type CodeMode = 'html' | 'css' | 'less' | 'javascript' | 'json' | 'markdown' | 'text';

const languages: Readonly<Record<CodeMode, () => Extension>> = {
  html: () => html(),
  css: () => [css(), autocompletion()],
  less: () => [less(), autocompletion()],
  javascript: () => javascript(),
  json: () => json(),
  markdown: () => markdown(),
  text: () => [],
};

export const languageFor = (mode: CodeMode): Extension => languages[mode]();
