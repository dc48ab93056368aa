/** A form with possibly unsaved changes. */
export interface Work {
  readonly isDirty: () => boolean;
  /** False if saving failed; the form then shows why. */
  readonly save: () => Promise<boolean>;
  /** For changes that would otherwise stay queued. Afterwards they are no longer dirty. */
  readonly discard?: () => void;
}

export type LeaveAnswer = 'save' | 'discard' | 'stay';

export interface UnsavedWork {
  readonly register: (work: Work) => () => void;
  readonly isAny: () => boolean;
  /** True if the screen may be left: nothing unsaved, saved, or discarded. */
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
        // A discardable form stays registered: later changes on the same screen are asked about again.
        if (work.discard) work.discard();
        else works.delete(work);
      }
      return true;
    },
  };
};
