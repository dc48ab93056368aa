import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';

/** An error in the code. Lines and columns count from 1. */
export interface CodeDiagnostic {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
}

/** Clamps positions outside of the text. */
export const offsetOf = (doc: Text, { line = 1, column = 1 }: Omit<CodeDiagnostic, 'message'>): number => {
  const { from, length } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return from + Math.min(Math.max(column - 1, 0), length);
};

/** The end of the tag, else of the line. */
const endOf = (doc: Text, from: number): number => {
  const { text, from: start, to } = doc.lineAt(from);
  const close = text.indexOf('}', from - start);
  return close < 0 ? to : start + close + 1;
};

export const diagnosticsFor = (doc: Text, diagnostics: readonly CodeDiagnostic[]): Diagnostic[] =>
  diagnostics.map(({ message, ...place }) => {
    const from = offsetOf(doc, place);
    return { from, to: endOf(doc, from), severity: 'error', message };
  });
