export { DocumentFormDialog } from './document-form-dialog.tsx';
export { RedirectChoice } from './redirect-choice.tsx';
export { StatusField } from './status-field.tsx';
export { UrlField } from './url-field.tsx';
export { useDocumentForm, type DocumentForm } from './use-document-form.ts';
export { LoadingDialog } from './loading-dialog.tsx';
