import { cartStrings } from '@sitewright/domain/cart';
import { CloseButton, Dialog } from '@sitewright/ui/dialog';
import { useEffect } from 'react';
import { debounce } from '../motion/index.ts';
import { inStoreLanguage } from '../page/index.ts';
import { AnswerForm, type AnswerFormProps } from './answer-form.tsx';
import { FORM_RESIZE_MS } from './lightbox-timing.ts';

/** An on-screen keyboard shrinks the window and would cover the focused field. */
const keepFocusInView = (): void => document.activeElement?.scrollIntoView({ block: 'nearest' });

export const FormLightbox = ({ onClose, ...form }: AnswerFormProps & { readonly onClose: () => void }) => {
  useEffect(() => {
    const fit = debounce(keepFocusInView, FORM_RESIZE_MS);
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);

  return (
    <Dialog className="sw-lightbox" label={form.form.name} onClose={onClose}>
      <h2>{form.form.name}</h2>
      <AnswerForm {...form} onTaken={onClose} />
      <CloseButton label={inStoreLanguage(cartStrings)('close')} onClick={onClose} />
    </Dialog>
  );
};
