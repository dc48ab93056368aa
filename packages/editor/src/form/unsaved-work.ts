/** A form that may hold typed work. */
export interface Work {
  readonly isDirty: () => boolean;
  /** False when it could not be saved; whoever holds the work then says why. */
  readonly save: () => Promise<boolean>;
  /** For work that would otherwise go on waiting somewhere. Afterwards it is no longer dirty. */
  readonly discard?: () => void;
}

export type LeaveAnswer = 'save' | 'discard' | 'stay';

export interface UnsavedWork {
  readonly register: (work: Work) => () => void;
  readonly isAny: () => boolean;
  /** True when the screen may be left: nothing was typed, or it was saved or given up. */
  readonly settle: (ask: () => Promise<LeaveAnswer>) => Promise<boolean>;
}

export const createUnsavedWork = (): UnsavedWork => {
  const works = new Set<Work>();
  const dirty = () => [...works].filter((work) => work.isDirty());
  return {
    register: (work) => {
      works.add(work);
      return () => void works.delete(work);
    },
    isAny: () => dirty().length > 0,
    settle: async (ask) => {
      const open = dirty();
      if (open.length === 0) return true;
      const answer = await ask();
      if (answer === 'stay') return false;
      if (answer === 'save') return (await Promise.all(open.map((work) => work.save()))).every(Boolean);
      for (const work of open) {
        // What can be given up by itself stays: later work of the same screen is asked about again.
        if (work.discard) work.discard();
        else works.delete(work);
      }
      return true;
    },
  };
};
