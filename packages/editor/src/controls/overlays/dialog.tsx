import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  /** False if the dialog requires an answer. */
  readonly isClosable?: boolean;
  /** `wide` for image lists, `full` for whole pages; both fill the height. */
  readonly size?: 'normal' | 'wide' | 'full';
}

export const Dialog = ({
  title,
  isOpen,
  onClose,
  children,
  role = 'dialog',
  isClosable = true,
  size = 'normal',
}: DialogProps) => (
  <ModalOverlay
    className="backdrop"
    isOpen={isOpen}
    onOpenChange={(open) => (open ? undefined : onClose())}
    isKeyboardDismissDisabled={!isClosable}
  >
    <Modal className={`modal modal-${size}`}>
      <AriaDialog className="dialog" role={role}>
        <header className="dialog-head">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {isClosable ? <IconButton icon={X} label="Close" onPress={onClose} /> : null}
        </header>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);

export const DialogBody = ({ children }: { readonly children: ReactNode }) => (
  <div className="dialog-body stack">{children}</div>
);

export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <footer className="dialog-foot">{children}</footer>
);
