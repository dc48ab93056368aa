import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { markdown } from '@codemirror/lang-markdown';
import { bracketMatching, foldGutter, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { codeColours, codeTheme } from './code-theme.ts';

export type CodeMode = 'html' | 'css' | 'javascript' | 'json' | 'markdown' | 'text';

const languages: Readonly<Record<CodeMode, () => Extension>> = {
  html: () => html(),
  css: () => css(),
  javascript: () => javascript(),
  json: () => json(),
  markdown: () => markdown(),
  text: () => [],
};

export interface CodeOptions {
  readonly parent: HTMLElement;
  readonly value: string;
  readonly mode: CodeMode;
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

export interface MountedCode {
  /** Puts another text in, as after an undo; it is no change of the person's. */
  readonly replace: (value: string) => void;
  readonly setMode: (mode: CodeMode) => void;
  readonly destroy: () => void;
}

const setUp = ({ label, isReadOnly, onChange, onLeave }: CodeOptions): Extension => [
  lineNumbers(),
  foldGutter(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  syntaxHighlighting(codeColours),
  codeTheme,
  EditorView.lineWrapping,
  EditorState.readOnly.of(isReadOnly),
  EditorView.contentAttributes.of({ 'aria-label': label }),
  // Escape and then Tab leaves the code, so nobody is caught in it.
  keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
  EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onChange(state.doc.toString());
  }),
  EditorView.domEventHandlers({ blur: () => onLeave() }),
];

export const mountCode = (options: CodeOptions): MountedCode => {
  const language = new Compartment();
  let isReplacing = false;
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.value,
      extensions: [
        setUp({ ...options, onChange: (value) => (isReplacing ? undefined : options.onChange(value)) }),
        language.of(languages[options.mode]()),
      ],
    }),
  });
  return {
    replace: (value) => {
      if (value === view.state.doc.toString()) return;
      isReplacing = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
      isReplacing = false;
    },
    setMode: (mode) => view.dispatch({ effects: language.reconfigure(languages[mode]()) }),
    destroy: () => view.destroy(),
  };
};
