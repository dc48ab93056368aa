import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx';

export interface Question {
  readonly title: string;
  readonly text: string;
  /** What the confirming button does, in its own words. */
  readonly confirm: string;
  /** What the other button says. */
  readonly cancel?: string;
  /** It can be taken back, or takes nothing away: the button does not warn. */
  readonly isSafe?: boolean;
}

export type Confirm = (question: Question) => Promise<boolean>;

interface OpenQuestion extends Question {
  readonly answer: (isConfirmed: boolean) => void;
}

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

/** Asks before a step that cannot be undone: true on confirm, false on cancel. */
export const useConfirm = (): Confirm => use(ConfirmContext);

const ConfirmDialog = ({ question }: { readonly question: OpenQuestion }) => (
  <Dialog role="alertdialog" title={question.title} isOpen onClose={() => question.answer(false)}>
    <DialogBody>
      <p className="quiet">{question.text}</p>
    </DialogBody>
    <DialogFoot>
      <Button onPress={() => question.answer(false)} takesFocus>
        {question.cancel ?? 'Cancel'}
      </Button>
      <Button kind={question.isSafe ? 'primary' : 'danger'} onPress={() => question.answer(true)}>
        {question.confirm}
      </Button>
    </DialogFoot>
  </Dialog>
);

export const ConfirmProvider = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState<OpenQuestion>();
  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        const answer = (isConfirmed: boolean) => {
          setOpen(undefined);
          resolve(isConfirmed);
        };
        setOpen({ ...question, answer });
      }),
    [],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {open ? <ConfirmDialog question={open} /> : null}
    </ConfirmContext>
  );
};
