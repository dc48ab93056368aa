type Op = 'undo' | 'redo';

const words = {
  undo: { press: 'Undo', done: 'Undone', nothing: 'Nothing to undo.' },
  redo: { press: 'Redo', done: 'Redone', nothing: 'Nothing to redo.' },
} as const satisfies Record<Op, unknown>;

/** A change by its label, and where it was made if that is not in view. */
export interface ToldChange {
  readonly label: string;
  /** “on Journal”; empty where it is in view. */
  readonly where: string;
}

const joined = (word: string, { label, where }: ToldChange): string =>
  `${where === '' ? word : `${word} ${where}`}: ${label}`;

/** What is said of a step, before and after it. */
export const undoTexts = (op: Op) => {
  const { press, done, nothing } = words[op];
  return {
    press,
    nothing,
    name: (change: ToldChange): string => joined(press, change),
    done: (change: ToldChange): string => `${joined(done, change)}.`,
    question: ({ label, where }: ToldChange): string =>
      `The next change to ${op} is ${where}: ${label}. Press ${press} again to ${op} it there.`,
  };
};
