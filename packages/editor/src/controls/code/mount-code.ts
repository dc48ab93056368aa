import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, Prec, type Extension, type StateEffect } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { readUndoKey } from '@sitewright/ui/undo-keys';
import { diagnosticsFor, offsetOf, type CodeDiagnostic } from './code-diagnostics.ts';
import { languageFor, type CodeMode } from './code-modes.ts';
import { codeColours, codeTheme } from './code-theme.ts';
import { findDifference } from './find-difference.ts';

export type { CodeDiagnostic, CodeMode };

/** Site-wide undo and redo instead of the editor's. */
export interface CodeActions {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saving is automatic; this saves immediately. */
  readonly save: () => void;
}

/** Maximum length. Changes that exceed it are rejected. */
export interface CodeLimit {
  readonly longest: number;
  readonly onReached: () => void;
}

/** Selection and scroll position. */
export interface CodePosition {
  readonly anchor: number;
  readonly head: number;
  readonly scroll: StateEffect<unknown>;
}

export interface CodeOptions {
  readonly parent: HTMLElement;
  readonly value: string;
  readonly mode: CodeMode;
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  /** Overrides the mode's language. */
  readonly language?: Extension | undefined;
  readonly hasDiagnostics?: boolean;
  readonly isWrapped?: boolean;
  /** Replaces the editor's own history. */
  readonly actions?: CodeActions | undefined;
  readonly position?: CodePosition | undefined;
  readonly limit?: CodeLimit | undefined;
}

export interface MountedCode {
  /** Replaces the text, as after an undo, without reporting a change. */
  readonly replace: (value: string) => void;
  readonly setMode: (mode: CodeMode) => void;
  readonly setWrapped: (isWrapped: boolean) => void;
  readonly setDiagnostics: (diagnostics: readonly CodeDiagnostic[]) => void;
  /** Moves the caret and focuses the editor. */
  readonly goTo: (line: number, column?: number) => void;
  readonly position: () => CodePosition;
  readonly destroy: () => void;
}

/** Runs before the editor's keymap, which mistakes redo for undo with caps lock on. */
const actionKeys = (actions: CodeActions): Extension =>
  Prec.highest(
    EditorView.domEventHandlers({
      keydown: (event) => {
        const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
        const action = isSave ? 'save' : readUndoKey(event);
        if (action) actions[action]();
        return action !== undefined;
      },
    }),
  );

const undoExtension = ({ actions }: CodeOptions): Extension =>
  actions ? actionKeys(actions) : [history(), keymap.of(historyKeymap)];

const lengthLimit = ({ longest, onReached }: CodeLimit): Extension =>
  EditorState.changeFilter.of(({ changes: { length, newLength } }) => {
    const isTaken = newLength <= Math.max(longest, length);
    if (!isTaken) onReached();
    return isTaken;
  });

const diagnosticKeys = keymap.of([{ key: 'F8', run: nextDiagnostic, shift: previousDiagnostic }]);

const setUp = (options: CodeOptions): Extension => [
  lineNumbers(),
  foldGutter(),
  highlightSpecialChars(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  search({ top: true }),
  syntaxHighlighting(codeColours),
  codeTheme,
  options.hasDiagnostics ? [lintGutter(), diagnosticKeys] : [],
  undoExtension(options),
  options.limit ? lengthLimit(options.limit) : [],
  EditorState.readOnly.of(options.isReadOnly),
  // Explicit tabindex: scrollable regions must be focusable.
  EditorView.contentAttributes.of({ 'aria-label': options.label, tabindex: '0' }),
  // Escape and then Tab leaves the code, to avoid a keyboard trap.
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...searchKeymap,
    ...foldKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]),
  EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) options.onChange(state.doc.toString());
  }),
  EditorView.domEventHandlers({ blur: () => options.onLeave() }),
];

const wrapping = (isWrapped = true): Extension => (isWrapped ? EditorView.lineWrapping : []);

const returnTo = (view: EditorView, { anchor, head, scroll }: CodePosition): void => {
  const { length } = view.state.doc;
  if (Math.max(anchor, head) <= length) view.dispatch({ selection: { anchor, head }, effects: scroll });
};

export const mountCode = (options: CodeOptions): MountedCode => {
  const language = new Compartment();
  const wrap = new Compartment();
  let isReplacing = false;
  const onChange = (value: string) => (isReplacing ? undefined : options.onChange(value));
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.value,
      extensions: [
        language.of(options.language ?? languageFor(options.mode)),
        wrap.of(wrapping(options.isWrapped)),
        setUp({ ...options, onChange }),
      ],
    }),
  });
  if (options.position) returnTo(view, options.position);
  return {
    replace: (value) => {
      const change = findDifference(view.state.doc.toString(), value);
      if (!change) return;
      isReplacing = true;
      view.dispatch({ changes: change, filter: false });
      isReplacing = false;
    },
    setMode: (mode) => view.dispatch({ effects: language.reconfigure(languageFor(mode)) }),
    setWrapped: (isWrapped) => view.dispatch({ effects: wrap.reconfigure(wrapping(isWrapped)) }),
    setDiagnostics: (diagnostics) =>
      view.dispatch(setDiagnostics(view.state, diagnosticsFor(view.state.doc, diagnostics))),
    goTo: (line, column) => {
      const anchor = offsetOf(view.state.doc, { line, column });
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    position: () => {
      const { anchor, head } = view.state.selection.main;
      return { anchor, head, scroll: view.scrollSnapshot() };
    },
    destroy: () => view.destroy(),
  };
};
