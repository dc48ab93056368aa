export { Form, FormRefusal } from './form.tsx';
export { FormDialog } from './form-dialog.tsx';
export {
  FormCheckboxGroup,
  FormCodeField,
  FormComboBox,
  FormNumberField,
  FormPasswordField,
  FormSelect,
  FormSwitch,
  FormTextField,
} from './form-fields.tsx';
export { showRefusal } from './show-refusal.ts';
