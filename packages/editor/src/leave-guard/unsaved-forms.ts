/** A form with possibly unsaved changes. */
export interface UnsavedForm {
  readonly isDirty: () => boolean;
  /** False if saving failed; the form then shows why. */
  readonly save: () => Promise<boolean>;
  /** For changes that would otherwise stay queued. Afterwards they are no longer dirty. */
  readonly discard?: () => void;
}

export type LeaveAnswer = 'save' | 'discard' | 'stay';

export interface UnsavedForms {
  readonly register: (form: UnsavedForm) => () => void;
  readonly isAny: () => boolean;
  /** True if the screen may be left: nothing unsaved, saved, or discarded. */
  readonly confirmLeave: (ask: () => Promise<LeaveAnswer>) => Promise<boolean>;
}

export const createUnsavedForms = (): UnsavedForms => {
  const forms = new Set<UnsavedForm>();
  const dirty = () => [...forms].filter((form) => form.isDirty());
  return {
    register: (form) => {
      forms.add(form);
      return () => void forms.delete(form);
    },
    isAny: () => dirty().length > 0,
    confirmLeave: async (ask) => {
      const open = dirty();
      if (open.length === 0) return true;
      const answer = await ask();
      if (answer === 'stay') return false;
      if (answer === 'save') return (await Promise.all(open.map((form) => form.save()))).every(Boolean);
      for (const form of open) {
        // A discardable form stays registered: later changes on the same screen are asked about again.
        if (form.discard) form.discard();
        else forms.delete(form);
      }
      return true;
    },
  };
};
