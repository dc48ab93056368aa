import type { ReactNode } from 'react';
import { Dialog, DialogBody } from '../controls/index.ts';

interface WaitingDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shown while data for the fields is loading or failed to load. */
export const WaitingDialog = ({ title, onClose, children }: WaitingDialogProps) => (
  <Dialog title={title} isOpen onClose={onClose}>
    <DialogBody>{children}</DialogBody>
  </Dialog>
);
