export { Form, FormRefusal } from './form.tsx';
export { FormCheckboxGroup, FormComboBox, FormPasswordField, FormTextField } from './form-fields.tsx';
export { showRefusal } from './show-refusal.ts';
export { UnsavedChangesProvider, useSettleWork, useUnsavedChanges } from './unsaved-changes.tsx';
