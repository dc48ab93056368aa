export type { AnswerFormProps, SubmitAnswers } from './answer-form.tsx';
export { openFormLightbox } from './open-form-lightbox.tsx';
