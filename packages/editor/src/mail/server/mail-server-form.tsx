import type { CallAnswer } from '@sitewright/api/call';
import { mailCalls } from '@sitewright/api/mail';
import { mailLimits } from '@sitewright/domain/mail';
import { useForm, type Control } from 'react-hook-form';
import { Button, CardBody, CardFoot, useConfirm, useToast } from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';
import {
  Form,
  FormNumberField,
  FormPasswordField,
  FormRefusal,
  FormSelect,
  FormTextField,
  showRefusal,
} from '../../form-fields/index.ts';

type Server = CallAnswer<typeof mailCalls.readServer>;

interface Values {
  host: string;
  port: number;
  security: string;
  username: string;
  password: string;
  from: string;
}

const securities = [
  { id: 'starttls', name: 'STARTTLS (usually port 587)' },
  { id: 'tls', name: 'TLS (usually port 465)' },
  { id: 'none', name: 'None: only for a server on this machine' },
];

const securityOf = (id: string): Server['security'] =>
  (['tls', 'none'] as const).find((each) => each === id) ?? 'starttls';

const valuesOf = ({ host, port, security, username, from }: Server): Values => ({
  host,
  port,
  security,
  username,
  password: '',
  from,
});

const ServerFields = ({
  control,
  hasPassword,
}: {
  readonly control: Control<Values>;
  readonly hasPassword: boolean;
}) => (
  <>
    <FormTextField
      control={control}
      name="host"
      label="Host"
      placeholder="smtp.example.com"
      maxLength={mailLimits.MAX_HOST_LENGTH}
    />
    <FormNumberField control={control} name="port" label="Port" min={1} max={65_535} />
    <FormSelect control={control} name="security" label="Encryption" choices={securities} />
    <FormTextField
      control={control}
      name="username"
      label="User name"
      hint="Leave empty if the server needs no sign-in."
      autoComplete="off"
      maxLength={mailLimits.MAX_ADDRESS_LENGTH}
    />
    <FormPasswordField
      control={control}
      name="password"
      label="Password"
      autoComplete="new-password"
      hint={
        hasPassword
          ? 'A password is stored. Leave empty to keep it; it is never shown.'
          : 'Stored encrypted and never shown again.'
      }
    />
    <FormTextField
      control={control}
      name="from"
      label="Sender address"
      type="email"
      placeholder="hello@example.com"
      hint="Used by sites that have no sender address of their own."
      maxLength={mailLimits.MAX_ADDRESS_LENGTH}
    />
  </>
);

const useRemoving = () => {
  const { send } = useSending(mailCalls.removeServer);
  const refresh = useRefresh();
  const confirm = useConfirm();
  const toast = useToast();
  return async (): Promise<void> => {
    const text = 'Emails are then stored in the outbox and not sent.';
    if (!(await confirm({ title: 'Remove mail server', text, confirm: 'Remove' }))) return;
    const outcome = await send({});
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    toast('Mail server removed');
    await refresh(mailCalls.readServer);
    return undefined;
  };
};

export const MailServerForm = ({ server }: { readonly server: Server }) => {
  const form = useForm<Values>({ defaultValues: valuesOf(server) });
  const { send, isSending } = useSending(mailCalls.saveServer);
  const refresh = useRefresh();
  const toast = useToast();
  const remove = useRemoving();
  const save = async ({ password, security, ...values }: Values): Promise<void> => {
    const outcome = await send({
      body: { ...values, security: securityOf(security), password: password === '' ? null : password },
    });
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    form.reset(valuesOf(outcome.answer));
    toast('Mail server saved');
    await refresh(mailCalls.readServer);
    return undefined;
  };
  return (
    <Form form={form} onSubmit={save} label="Mail server">
      <CardBody>
        <FormRefusal form={form} />
        <ServerFields control={form.control} hasPassword={server.hasPassword} />
      </CardBody>
      <CardFoot>
        {server.source === 'app' ? (
          <Button kind="quiet" onPress={() => void remove()}>
            Remove
          </Button>
        ) : null}
        <Button kind="primary" type="submit" isPending={isSending}>
          Save
        </Button>
      </CardFoot>
    </Form>
  );
};
