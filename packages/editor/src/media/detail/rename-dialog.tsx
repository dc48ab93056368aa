import { mediaCalls } from '@sitewright/api/media';
import { uploadMessages } from '@sitewright/domain/media';
import { useForm } from 'react-hook-form';
import { Button, Dialog, DialogBody, DialogFoot, Notice, useToast } from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';
import { Form, FormTextField } from '../../form-fields/index.ts';
import type { Asset } from '../asset.ts';
import { checkNewName } from './check-new-name.ts';

interface RenameDialogProps {
  readonly asset: Asset;
  readonly onClose: () => void;
}

export const RenameDialog = ({ asset, onClose }: RenameDialogProps) => {
  const { send, isSending } = useSending(mediaCalls.update);
  const refresh = useRefresh();
  const toast = useToast();
  const form = useForm({ defaultValues: { filename: asset.filename } });
  const rename = async ({ filename }: { filename: string }): Promise<void> => {
    const checked = checkNewName(asset.filename, filename);
    if (checked === 'unchanged') return onClose();
    if (checked.fault !== undefined)
      return form.setError('filename', { message: checked.fault }, { shouldFocus: true });
    const outcome = await send({ params: { id: asset.id }, body: { filename } });
    if (!outcome.ok) {
      const told = outcome.refusal.errors?.['filename'];
      if (told !== undefined) return form.setError('filename', { message: told });
      return form.setError('root', { message: outcome.refusal.message });
    }
    await refresh(mediaCalls.list, mediaCalls.read);
    toast('File renamed');
    onClose();
  };
  const fault = form.formState.errors.root?.message;
  return (
    <Dialog title="Rename file" isOpen onClose={onClose}>
      <Form form={form} onSubmit={rename} label="Rename file">
        <DialogBody>
          {fault === undefined ? null : (
            <Notice tone="bad" title={uploadMessages['rename-title']}>
              {uploadMessages['rename-text']}. {fault}
            </Notice>
          )}
          <FormTextField
            control={form.control}
            name="filename"
            label="File name"
            hint="Links to the file keep working."
            takesFocus
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            Rename
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
