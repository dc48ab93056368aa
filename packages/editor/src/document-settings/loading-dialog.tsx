import type { ReactNode } from 'react';
import { Dialog, DialogBody } from '../controls/index.ts';

interface LoadingDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shown while data for the fields is loading or failed to load. */
export const LoadingDialog = ({ title, onClose, children }: LoadingDialogProps) => (
  <Dialog title={title} isOpen onClose={onClose}>
    <DialogBody>{children}</DialogBody>
  </Dialog>
);
