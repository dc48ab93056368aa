import { findPathFault, pathMessages } from '@sitewright/domain/templates';
import { useForm } from 'react-hook-form';
import { Button, Dialog, DialogBody, DialogFoot } from '../../controls/index.ts';
import { Form, FormTextField } from '../../form-fields/index.ts';

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
    <Dialog title={title} isOpen onClose={onClose}>
      <Form form={form} onSubmit={submit} label={title}>
        <DialogBody>
          <FormTextField
            control={form.control}
            name="path"
            label="Path"
            hint="Include the folder and extension, such as blocks/card.block or styles/site.less."
            takesFocus
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={form.formState.isSubmitting}>
            {confirm}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
