import { findPathFault, pathMessages } from '@sitewright/domain/templates';
import { useForm } from 'react-hook-form';
import { FormDialog, FormTextField } from '../../form-fields/index.ts';

interface FileNameDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly path: string;
  readonly isTaken: (path: string) => boolean;
  readonly onName: (path: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the path of a file and validates it. */
export const FileNameDialog = ({ title, confirm, path, isTaken, onName, onClose }: FileNameDialogProps) => {
  const form = useForm({ defaultValues: { path } });
  const submit = async (values: { path: string }) => {
    const wanted = values.path.trim();
    const fault = findPathFault(wanted);
    if (fault) return form.setError('path', { message: pathMessages[fault] });
    if (isTaken(wanted)) return form.setError('path', { message: 'A file with this name already exists.' });
    await onName(wanted);
    return onClose();
  };
  return (
    <FormDialog title={title} form={form} onSubmit={submit} submit={confirm} onClose={onClose}>
      <FormTextField
        control={form.control}
        name="path"
        label="Path"
        hint="Include the folder and extension, such as blocks/card.block or styles/site.less."
        takesFocus
      />
    </FormDialog>
  );
};
