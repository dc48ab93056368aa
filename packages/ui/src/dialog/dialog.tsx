import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { lockScrolling } from './lock-scrolling.ts';

interface Props {
  readonly label: string;
  readonly className?: string;
  /** For dialogs without input that an accidental click could lose. */
  readonly closesOutside?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog: the browser traps the focus, closes it on Escape and restores the focus. Open while it is
 * rendered.
 */
export const Dialog = ({ label, className, closesOutside = false, onClose, children }: Props) => {
  const place = useRef<HTMLDialogElement>(null);

  // Closed before the element is removed: otherwise the focus is not restored.
  useLayoutEffect(() => {
    const dialog = place.current;
    const unlock = lockScrolling();
    dialog?.showModal();
    return () => {
      unlock();
      dialog?.close();
    };
  }, []);

  useLayoutEffect(() => {
    const dialog = place.current;
    if (!closesOutside || !dialog) return undefined;
    const closeOutside = ({ target }: Event): void => {
      if (target === dialog) dialog.close();
    };
    dialog.addEventListener('click', closeOutside);
    return () => dialog.removeEventListener('click', closeOutside);
  }, [closesOutside]);

  return (
    <dialog ref={place} className={className} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  );
};
