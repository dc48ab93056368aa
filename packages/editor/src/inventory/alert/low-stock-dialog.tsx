import type { CallAnswer } from '@sitewright/api/call';
import { storeCalls } from '@sitewright/api/store';
import { catalogueCalls } from '@sitewright/api/catalogue';
import { isEmail } from '@sitewright/domain/contributors';
import type { LowStockAlert } from '@sitewright/domain/store';
import { useState, type FormEvent } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  NumberField,
  Skeleton,
  Switch,
  TextField,
  useToast,
} from '../../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';

type Settings = CallAnswer<typeof storeCalls.readSettings>;

const MAX_THRESHOLD = 1_000_000;

interface AlertFaults {
  readonly threshold?: string;
  readonly email?: string;
}

const findFaults = ({ isEnabled, threshold, email }: LowStockAlert): AlertFaults => ({
  ...(Number.isInteger(threshold) && threshold >= 0 && threshold <= MAX_THRESHOLD
    ? {}
    : { threshold: 'Enter a whole number from 0 up.' }),
  ...(!isEnabled || isEmail(email.trim())
    ? {}
    : { email: 'Enter an email address, such as you@example.com.' }),
});

interface AlertFormProps {
  readonly settings: Settings;
  readonly onClose: () => void;
}

const useSaveAlert = ({ settings, onClose }: AlertFormProps) => {
  const toast = useToast();
  const refresh = useRefresh();
  const { send, isSending } = useSending(storeCalls.saveSettings);
  const [problem, setProblem] = useState<string>();
  const save = async (alert: LowStockAlert): Promise<void> => {
    const lowStockAlert = { ...alert, email: alert.email.trim() };
    const outcome = await send({ body: { ...settings, lowStockAlert } });
    await refresh(storeCalls.readSettings, catalogueCalls.listInventory);
    if (!outcome.ok)
      return setProblem(
        outcome.refusal.code === 'conflict'
          ? 'The store settings were changed in the meantime. Save again to keep both changes.'
          : outcome.refusal.message,
      );
    toast(alert.isEnabled ? 'Low stock alert saved' : 'Low stock alert turned off');
    return onClose();
  };
  return { save, isSending, problem };
};

const AlertForm = (props: AlertFormProps) => {
  const { settings, onClose } = props;
  const session = useSession();
  const [alert, setAlert] = useState<LowStockAlert>({
    ...settings.lowStockAlert,
    email: settings.lowStockAlert.email === '' ? session.account.email : settings.lowStockAlert.email,
  });
  const [faults, setFaults] = useState<AlertFaults>({});
  const { save, isSending, problem } = useSaveAlert(props);
  const change = (part: Partial<LowStockAlert>): void => {
    setAlert({ ...alert, ...part });
    setFaults({});
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = findFaults(alert);
    setFaults(found);
    if (Object.keys(found).length === 0) void save(alert);
  };
  return (
    <form className="inventory-form" noValidate aria-label="Low stock alert" onSubmit={submit}>
      <DialogBody>
        {problem === undefined ? null : <Notice tone="warning">{problem}</Notice>}
        <Switch
          label="Email me when stock is low"
          hint="Sent once when a variant falls to the threshold, and again only after it was restocked."
          isOn={alert.isEnabled}
          onChange={(isEnabled) => change({ isEnabled })}
        />
        <NumberField
          label="Low stock threshold"
          hint="Variants with this many or fewer count as low stock in the inventory too."
          value={alert.threshold}
          min={0}
          max={MAX_THRESHOLD}
          error={faults.threshold}
          onChange={(threshold = Number.NaN) => change({ threshold })}
        />
        <TextField
          label="Send to"
          type="email"
          value={alert.email}
          error={faults.email}
          maxLength={254}
          onChange={(email) => change({ email })}
        />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={isSending}>
          Save
        </Button>
      </DialogFoot>
    </form>
  );
};

/** The email to the merchant when stock runs low. */
export const LowStockDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { fetched, refetch } = useFetched(storeCalls.readSettings, {});
  return (
    <Dialog title="Low stock alert" isOpen onClose={onClose}>
      <Fetched {...{ fetched }} onRetry={refetch} skeleton={<Skeleton rows={3} shape="list" />}>
        {(settings) => <AlertForm {...{ settings, onClose }} />}
      </Fetched>
    </Dialog>
  );
};
