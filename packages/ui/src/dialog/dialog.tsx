import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { lockScrolling } from './lock-scrolling.ts';

interface Props {
  readonly label: string;
  readonly className?: string;
  /** Where a stray click loses nothing that was typed. */
  readonly closesOutside?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog: the browser holds the focus in it, closes it with Escape and gives the focus back afterwards.
 * Open for as long as it is rendered.
 */
export const Dialog = ({ label, className, closesOutside = false, onClose, children }: Props) => {
  const place = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page: a dialog that is removed while open takes the focus with it.
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
