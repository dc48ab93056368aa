import { showOverPage } from '../overlays/index.ts';
import type { AnswerFormProps } from './answer-form.tsx';
import { FormLightbox } from './form-lightbox.tsx';
import { formStyles } from './form-styles.ts';

/** Asks for answers over the page; closed by the visitor or as soon as they were taken. */
export const openFormLightbox = (form: AnswerFormProps): void =>
  showOverPage(formStyles, (close) => <FormLightbox {...form} onClose={close} />);
