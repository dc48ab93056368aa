import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx';

export interface ConfirmQuestion {
  readonly title: string;
  readonly text: string;
  /** Label of the confirm button. */
  readonly confirm: string;
  /** Label of the cancel button. */
  readonly cancel?: string;
  /** Reversible or harmless: the button is not styled as dangerous. */
  readonly isSafe?: boolean;
}

export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

interface PendingQuestion extends ConfirmQuestion {
  readonly answer: (isConfirmed: boolean) => void;
}

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

/** Asks before an irreversible action: true if confirmed. */
export const useConfirm = (): Confirm => use(ConfirmContext);

const ConfirmDialog = ({ question }: { readonly question: PendingQuestion }) => (
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
  const [open, setOpen] = useState<PendingQuestion>();
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
