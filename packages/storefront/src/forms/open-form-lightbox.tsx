import { showOverPage } from '../overlays/index.ts';
import type { AnswerFormProps } from './answer-form.tsx';
import { FormLightbox } from './form-lightbox.tsx';
import { formStyles } from './form-styles.ts';

/** Opens the form in a dialog, which closes when the answers are accepted. */
export const openFormLightbox = (form: AnswerFormProps): void =>
  showOverPage(formStyles, (close) => <FormLightbox {...form} onClose={close} />);
