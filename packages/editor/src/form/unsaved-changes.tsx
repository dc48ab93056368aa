import { useBlocker } from '@tanstack/react-router';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFoot } from '../controls/index.ts';
import { createUnsavedWork, type LeaveAnswer, type Work } from './unsaved-work.ts';

const unsavedWork = createUnsavedWork();

const SettleContext = createContext<() => Promise<boolean>>(() => Promise.resolve(true));

/** Asks about unsaved changes before an action that would lose them; false if the user stays. */
export const useSettleWork = () => use(SettleContext);

/** Registers a form's unsaved changes, so that leaving its screen asks about them. */
export const useUnsavedChanges = (
  work: { readonly isDirty: boolean } & Pick<Work, 'save' | 'discard'>,
): void => {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(
    () =>
      unsavedWork.register({
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
      <p className="quiet">Save or discard what you changed on this screen.</p>
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
  const settle = useCallback(
    () =>
      unsavedWork.settle(
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
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await settle()),
    enableBeforeUnload: unsavedWork.isAny,
  });
  return (
    <SettleContext value={settle}>
      {children}
      {answer ? <LeaveDialog onAnswer={answer} /> : null}
    </SettleContext>
  );
};
