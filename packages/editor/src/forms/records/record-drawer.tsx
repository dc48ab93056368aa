import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../../controls/index.ts';

export interface DrawerSteps {
  /** Undefined at the end of the list. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

interface RecordDrawerProps extends DrawerSteps {
  readonly title: string;
  /** What it shows: `submission`. */
  readonly subject: string;
  readonly children: ReactNode;
}

/** One row beside the list. Escape closes it. */
export const RecordDrawer = ({ title, subject, children, ...steps }: RecordDrawerProps) => {
  const { onPrevious, onNext, onClose } = steps;
  return (
    <ModalOverlay
      className="backdrop record-backdrop"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Modal className="record-drawer">
        <Dialog className="dialog">
          <header className="dialog-head">
            <Heading slot="title" level={2} className="truncate">
              <bdi>{title}</bdi>
            </Heading>
            <span className="record-steps">
              <IconButton
                icon={ChevronUp}
                label={`Previous ${subject}`}
                isDisabled={!onPrevious}
                onPress={() => onPrevious?.()}
              />
              <IconButton
                icon={ChevronDown}
                label={`Next ${subject}`}
                isDisabled={!onNext}
                onPress={() => onNext?.()}
              />
              <IconButton icon={X} label="Close" onPress={onClose} />
            </span>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};

/** The ways from a row to its neighbours in the list. */
export const stepsFrom = (
  rows: readonly { readonly id: string }[],
  openId: string | undefined,
  open: (id: string) => void,
): Pick<DrawerSteps, 'onPrevious' | 'onNext'> => {
  const at = rows.findIndex(({ id }) => id === openId);
  const stepTo = (index: number): (() => void) | undefined => {
    const id = at < 0 ? undefined : rows[index]?.id;
    return id === undefined ? undefined : () => open(id);
  };
  return { onPrevious: stepTo(at - 1), onNext: stepTo(at + 1) };
};
