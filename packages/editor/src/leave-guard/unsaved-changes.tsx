import { useBlocker } from '@tanstack/react-router';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFoot } from '../controls/index.ts';
import { createUnsavedForms, type LeaveAnswer, type UnsavedForm } from './unsaved-forms.ts';

const unsavedForms = createUnsavedForms();

const ConfirmLeaveContext = createContext<() => Promise<boolean>>(() => Promise.resolve(true));

/** Asks about unsaved changes before an action that would lose them; false if the user stays. */
export const useConfirmLeave = () => use(ConfirmLeaveContext);

/** Registers a form's unsaved changes, so that leaving its screen asks about them. */
export const useUnsavedChanges = (
  form: { readonly isDirty: boolean } & Pick<UnsavedForm, 'save' | 'discard'>,
): void => {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(
    () =>
      unsavedForms.register({
        isDirty: () => latest.current.isDirty,
        save: () => latest.current.save(),
        ...(latest.current.discard ? { discard: () => latest.current.discard?.() } : {}),
      }),
    [],
  );
};

const LeaveDialog = ({ onAnswer }: { readonly onAnswer: (answer: LeaveAnswer) => void }) => (
  <Dialog role="alertdialog" title="Unsaved changes" isOpen onClose={() => onAnswer('stay')}>
    <DialogBody>
      <p className="quiet">Save or discard your changes on this screen.</p>
    </DialogBody>
    <DialogFoot>
      <Button kind="quiet" onPress={() => onAnswer('stay')}>
        Stay
      </Button>
      <Button onPress={() => onAnswer('discard')}>Discard</Button>
      <Button kind="primary" takesFocus onPress={() => onAnswer('save')}>
        Save
      </Button>
    </DialogFoot>
  </Dialog>
);

export const UnsavedChangesProvider = ({ children }: { readonly children: ReactNode }) => {
  const [answer, setAnswer] = useState<(answer: LeaveAnswer) => void>();
  const confirmLeave = useCallback(
    () =>
      unsavedForms.confirmLeave(
        () =>
          new Promise((resolve) => {
            setAnswer(() => (given: LeaveAnswer) => {
              setAnswer(undefined);
              resolve(given);
            });
          }),
      ),
    [],
  );
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await confirmLeave()),
    enableBeforeUnload: unsavedForms.isAny,
  });
  return (
    <ConfirmLeaveContext value={confirmLeave}>
      {children}
      {answer ? <LeaveDialog onAnswer={answer} /> : null}
    </ConfirmLeaveContext>
  );
};
