export { SavedFormCard } from './saved-form-card.tsx';
export { useSavedForm, type SavedForm } from './use-saved-form.ts';
