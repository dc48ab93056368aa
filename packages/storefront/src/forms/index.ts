export type { AnswerFormProps, RefusedAnswers, SubmitAnswers } from './answer-form.tsx';
export { openFormLightbox } from './open-form-lightbox.tsx';
