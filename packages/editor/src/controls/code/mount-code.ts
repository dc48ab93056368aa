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
import { diagnosticsFor, offsetOf, type CodeMark } from './code-marks.ts';
import { languageFor, type CodeMode } from './code-modes.ts';
import { codeColours, codeTheme } from './code-theme.ts';
import { findSplice } from './find-splice.ts';

export type { CodeMark, CodeMode };

/** Undo and redo of more than this text. */
export interface CodeSteps {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saving goes by itself; whoever asks for it has it at once. */
  readonly save: () => void;
}

/** How long a text may become. A longer one is not taken: what was there before stays. */
export interface CodeLimit {
  readonly longest: number;
  readonly onReached: () => void;
}

/** Where in a text somebody was. */
export interface CodePlace {
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
  /** A language of the caller's own, instead of the mode's. */
  readonly language?: Extension | undefined;
  readonly hasMarks?: boolean;
  readonly isWrapped?: boolean;
  /** Instead of a history of its own. */
  readonly steps?: CodeSteps | undefined;
  readonly place?: CodePlace | undefined;
  readonly limit?: CodeLimit | undefined;
}

export interface MountedCode {
  /** Puts another text in, as after an undo; it is no change of the person's. */
  readonly replace: (value: string) => void;
  readonly setMode: (mode: CodeMode) => void;
  readonly setWrapped: (isWrapped: boolean) => void;
  readonly mark: (marks: readonly CodeMark[]) => void;
  /** Puts the cursor there and the focus into the text. */
  readonly goTo: (line: number, column?: number) => void;
  readonly place: () => CodePlace;
  readonly destroy: () => void;
}

/** Before the keys of the editor: with the capitals locked it would take a redo for an undo. */
const stepKeys = (steps: CodeSteps): Extension =>
  Prec.highest(
    EditorView.domEventHandlers({
      keydown: (event) => {
        const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
        const step = isSave ? 'save' : readUndoKey(event);
        if (step) steps[step]();
        return step !== undefined;
      },
    }),
  );

const undoing = ({ steps }: CodeOptions): Extension =>
  steps ? stepKeys(steps) : [history(), keymap.of(historyKeymap)];

const limiting = ({ longest, onReached }: CodeLimit): Extension =>
  EditorState.changeFilter.of(({ changes: { length, newLength } }) => {
    const isTaken = newLength <= Math.max(longest, length);
    if (!isTaken) onReached();
    return isTaken;
  });

const markKeys = keymap.of([{ key: 'F8', run: nextDiagnostic, shift: previousDiagnostic }]);

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
  options.hasMarks ? [lintGutter(), markKeys] : [],
  undoing(options),
  options.limit ? limiting(options.limit) : [],
  EditorState.readOnly.of(options.isReadOnly),
  // The place in the order of Tab is said: what scrolls must be known to be reached by keys.
  EditorView.contentAttributes.of({ 'aria-label': options.label, tabindex: '0' }),
  // Escape and then Tab leaves the code, so nobody is caught in it.
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

const returnTo = (view: EditorView, { anchor, head, scroll }: CodePlace): void => {
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
  if (options.place) returnTo(view, options.place);
  return {
    replace: (value) => {
      const splice = findSplice(view.state.doc.toString(), value);
      if (!splice) return;
      isReplacing = true;
      view.dispatch({ changes: splice, filter: false });
      isReplacing = false;
    },
    setMode: (mode) => view.dispatch({ effects: language.reconfigure(languageFor(mode)) }),
    setWrapped: (isWrapped) => view.dispatch({ effects: wrap.reconfigure(wrapping(isWrapped)) }),
    mark: (marks) => view.dispatch(setDiagnostics(view.state, diagnosticsFor(view.state.doc, marks))),
    goTo: (line, column) => {
      const anchor = offsetOf(view.state.doc, { line, column });
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    place: () => {
      const { anchor, head } = view.state.selection.main;
      return { anchor, head, scroll: view.scrollSnapshot() };
    },
    destroy: () => view.destroy(),
  };
};
