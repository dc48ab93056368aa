import { siteCalls } from '@sitewright/api/sites';
import { isHostName, normalizeHost, siteMessages } from '@sitewright/domain/sites';
import { useForm } from 'react-hook-form';
import { Button, Dialog, DialogBody, DialogFoot, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import { Form, FormRefusal, FormTextField, showRefusal } from '../form-fields/index.ts';
import type { Site } from './site.ts';

interface AddHostDialogProps {
  readonly site: Site;
  readonly onClose: () => void;
}

export const AddHostDialog = ({ site, onClose }: AddHostDialogProps) => {
  const form = useForm({ defaultValues: { host: '' } });
  const adding = useSending(siteCalls.addHost);
  const refresh = useRefresh();
  const showToast = useToast();
  const submit = async (values: { host: string }) => {
    const host = normalizeHost(values.host);
    if (!isHostName(host)) return form.setError('host', { message: siteMessages['host-invalid'] });
    const outcome = await adding.send({ params: { id: site.id }, body: { host } });
    if (!outcome.ok)
      return showRefusal(form, outcome.refusal, { 'host-invalid': 'host', 'host-taken': 'host' });
    await refresh(siteCalls.list);
    showToast(`${host} added to ${site.title}`);
    return onClose();
  };
  return (
    <Dialog title={`Add a host name to ${site.title}`} isOpen onClose={onClose}>
      <Form form={form} onSubmit={submit} label="Add a host name">
        <DialogBody>
          <FormRefusal form={form} />
          <FormTextField
            control={form.control}
            name="host"
            label="Host name"
            placeholder="shop.example.com"
            hint="Point its DNS record at this server first."
            takesFocus
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={adding.isSending}>
            Add host name
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
