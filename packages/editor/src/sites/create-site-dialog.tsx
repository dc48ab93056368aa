import { siteCalls } from '@sitewright/api/sites';
import {
  isHostName,
  isIdentifier,
  normalizeHost,
  siteMessages,
  type SiteRefusal,
} from '@sitewright/domain/sites';
import { useForm } from 'react-hook-form';
import { useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import { FormDialog, FormTextField, showRefusal } from '../form-fields/index.ts';

interface NewSite {
  readonly title: string;
  readonly identifier: string;
  readonly host: string;
}

const fieldOfCode = {
  'title-missing': 'title',
  'identifier-invalid': 'identifier',
  'identifier-taken': 'identifier',
  'host-invalid': 'host',
  'host-taken': 'host',
} as const satisfies Partial<Record<SiteRefusal, keyof NewSite>>;

const findFaults = ({ title, identifier, host }: NewSite): (keyof typeof fieldOfCode)[] => [
  ...(title === '' ? ['title-missing' as const] : []),
  ...(isIdentifier(identifier) ? [] : ['identifier-invalid' as const]),
  ...(isHostName(host) ? [] : ['host-invalid' as const]),
];

const clean = ({ title, identifier, host }: NewSite): NewSite => ({
  title: title.trim(),
  identifier: identifier.trim().toLowerCase(),
  host: normalizeHost(host),
});

export const CreateSiteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const form = useForm<NewSite>({ defaultValues: { title: '', identifier: '', host: '' } });
  const creating = useSending(siteCalls.create);
  const refresh = useRefresh();
  const showToast = useToast();
  const submit = async (values: NewSite) => {
    const body = clean(values);
    const faults = findFaults(body);
    for (const fault of faults) form.setError(fieldOfCode[fault], { message: siteMessages[fault] });
    if (faults.length > 0) return undefined;
    const outcome = await creating.send({ body });
    if (!outcome.ok) return showRefusal(form, outcome.refusal, fieldOfCode);
    await refresh(siteCalls.list);
    showToast(`${outcome.answer.title} created`);
    return onClose();
  };
  return (
    <FormDialog title="Create site" form={form} onSubmit={submit} submit="Create site" onClose={onClose}>
      <FormTextField control={form.control} name="title" label="Title" takesFocus />
      <FormTextField
        control={form.control}
        name="identifier"
        label="Name"
        hint="For the command line and exports: letters a to z, digits and dashes."
        placeholder="my-shop"
      />
      <FormTextField
        control={form.control}
        name="host"
        label="Host name"
        placeholder="shop.example.com"
      />
    </FormDialog>
  );
};
