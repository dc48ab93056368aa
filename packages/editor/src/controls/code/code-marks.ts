import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';

/** Something wrong in a text. Lines and columns count from 1. */
export interface CodeMark {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
}

/** A place that the text no longer has is the nearest one it has. */
export const offsetOf = (doc: Text, { line = 1, column = 1 }: Omit<CodeMark, 'message'>): number => {
  const { from, length } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return from + Math.min(Math.max(column - 1, 0), length);
};

/** Up to the end of its tag, else of its line. */
const endOf = (doc: Text, from: number): number => {
  const { text, from: start, to } = doc.lineAt(from);
  const close = text.indexOf('}', from - start);
  return close < 0 ? to : start + close + 1;
};

export const diagnosticsFor = (doc: Text, marks: readonly CodeMark[]): Diagnostic[] =>
  marks.map(({ message, ...place }) => {
    const from = offsetOf(doc, place);
    return { from, to: endOf(doc, from), severity: 'error', message };
  });
