type Op = 'undo' | 'redo';

const labels = {
  undo: { verb: 'Undo', done: 'Undone', nothing: 'Nothing to undo.' },
  redo: { verb: 'Redo', done: 'Redone', nothing: 'Nothing to redo.' },
} as const satisfies Record<Op, unknown>;

/** A command's label and, if not visible, its location. */
export interface DescribedChange {
  readonly label: string;
  /** “on Journal”; empty if visible. */
  readonly where: string;
}

const joined = (word: string, { label, where }: DescribedChange): string =>
  `${where === '' ? word : `${word} ${where}`}: ${label}`;

/** Texts for an undo or redo, before and after it. */
export const undoTexts = (op: Op) => {
  const { verb, done, nothing } = labels[op];
  return {
    verb,
    nothing,
    name: (change: DescribedChange): string => joined(verb, change),
    done: (change: DescribedChange): string => `${joined(done, change)}.`,
    question: ({ label, where }: DescribedChange): string =>
      `The next change to ${op} is ${where}: ${label}. Press ${verb} again to ${op} it there.`,
  };
};
