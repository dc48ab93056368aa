import { webhookCalls } from '@sitewright/api/webhooks';
import {
  isWebhookEvent,
  maySeeEvent,
  webhookEvents,
  webhookEventTypes,
  webhookLimits,
} from '@sitewright/domain/webhooks';
import { permissions } from '@sitewright/domain/contributors';
import { useForm } from 'react-hook-form';
import { useToast } from '../controls/index.ts';
import { send, useRefresh } from '../data-fetching/index.ts';
import {
  FormCheckboxGroup,
  FormDialog,
  FormSwitch,
  FormTextField,
  showRefusal,
} from '../form-fields/index.ts';
import { useSession } from '../session/index.ts';
import type { Endpoint } from './webhook-types.ts';

interface Values {
  url: string;
  events: string[];
  isActive: boolean;
}

/** What the role may see, and what is sent already. */
const optionsFor = (granted: readonly string[], chosen: readonly string[]) => {
  const role = new Set(permissions.filter((permission) => granted.includes(permission)));
  return webhookEventTypes
    .filter((id) => chosen.includes(id) || maySeeEvent(role, id))
    .map((id) => ({ id, name: webhookEvents[id], detail: id }));
};

interface WebhookDialogProps {
  /** Absent for a new one. */
  readonly endpoint: Endpoint | undefined;
  readonly onClose: () => void;
  readonly onCreated: (endpoint: Endpoint) => void;
}

const save = async (endpoint: Endpoint | undefined, { url, events, isActive }: Values) => {
  const body = { url: url.trim(), events: events.filter(isWebhookEvent) };
  return endpoint
    ? send(webhookCalls.update, { params: { id: endpoint.id }, body: { ...body, isActive } })
    : send(webhookCalls.create, { body });
};

export const WebhookDialog = ({ endpoint, onClose, onCreated }: WebhookDialogProps) => {
  const form = useForm<Values>({
    defaultValues: {
      url: endpoint?.url ?? '',
      events: [...(endpoint?.events ?? ['form.submitted'])],
      isActive: endpoint?.isActive ?? true,
    },
  });
  const eventOptions = optionsFor(useSession().permissions, endpoint?.events ?? []);
  const refresh = useRefresh();
  const toast = useToast();
  const submit = async (values: Values): Promise<void> => {
    const outcome = await save(endpoint, values);
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    toast(endpoint ? 'Webhook saved' : 'Webhook added');
    await refresh(webhookCalls.list);
    return endpoint ? onClose() : onCreated(outcome.answer.endpoint);
  };
  const title = endpoint ? 'Edit webhook' : 'Add webhook';
  return (
    <FormDialog title={title} form={form} onSubmit={submit} submit="Save" onClose={onClose}>
      <FormTextField
        control={form.control}
        name="url"
        label="URL"
        placeholder="https://example.com/webhooks"
        hint="Events are sent here as POST requests."
        maxLength={webhookLimits.MAX_URL_LENGTH}
        takesFocus
      />
      <FormCheckboxGroup control={form.control} name="events" label="Events" options={eventOptions} />
      {endpoint ? <FormSwitch control={form.control} name="isActive" label="Active" /> : null}
    </FormDialog>
  );
};
