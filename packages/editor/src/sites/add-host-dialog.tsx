import { siteCalls } from '@sitewright/api/sites';
import { isHostName, normalizeHost, siteMessages } from '@sitewright/domain/sites';
import { useForm } from 'react-hook-form';
import { useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import { FormDialog, FormTextField, showRefusal } from '../form-fields/index.ts';
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
    <FormDialog title={`Add a host name to ${site.title}`} form={form} onSubmit={submit} submit="Add host name" onClose={onClose}>
      <FormTextField
        control={form.control}
        name="host"
        label="Host name"
        placeholder="shop.example.com"
        hint="Point its DNS record at this server first."
        takesFocus
      />
    </FormDialog>
  );
};
