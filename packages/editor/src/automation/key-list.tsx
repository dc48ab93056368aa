import { automationCalls } from '@sitewright/api/automation';
import { automationLimits } from '@sitewright/domain/automation';
import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  formatDateTime,
  IconButton,
  List,
  ListRow,
  RelativeTime,
  Section,
  useConfirm,
  useToast,
} from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import type { Key } from './automation-types.ts';
import './automation-screen.css';
import { KeyDialog } from './key-dialog.tsx';

const lossOf = (hookCount: number): string => {
  if (hookCount === 0) return 'Nothing is connected with it.';
  return hookCount === 1
    ? 'The automation that is connected with it gets no more events.'
    : `The ${hookCount} automations that are connected with it get no more events.`;
};

const useRevoking = () => {
  const { send } = useSending(automationCalls.revokeKey);
  const refresh = useRefresh();
  const confirm = useConfirm();
  const toast = useToast();
  return async ({ id, name, hookCount }: Key): Promise<void> => {
    const text = `“${name}” stops working at once. ${lossOf(hookCount)}`;
    if (!(await confirm({ title: 'Revoke key', text, confirm: 'Revoke' }))) return;
    const outcome = await send({ params: { id } });
    if (outcome.ok) toast('Key revoked');
    else toast(outcome.refusal.message, 'bad');
    await refresh(automationCalls.read);
  };
};

const Use = ({ keyInfo: { lastUsedOn } }: { readonly keyInfo: Key }) =>
  lastUsedOn === null ? (
    <>not used yet</>
  ) : (
    <>
      used <RelativeTime on={lastUsedOn} />
    </>
  );

export const KeyList = ({ keys }: { readonly keys: readonly Key[] }) => {
  const [isCreating, setIsCreating] = useState(false);
  const revoke = useRevoking();
  const add = (
    <Button
      icon={Plus}
      isDisabled={keys.length >= automationLimits.MAX_KEYS}
      onPress={() => setIsCreating(true)}
    >
      Create key
    </Button>
  );
  return (
    <Section
      title="Keys"
      text="Services such as Zapier or Make connect to this site with a key. It lets them subscribe to events and read samples of them, as far as who created it may see what they tell, and nothing else."
    >
      <Card>
        {keys.length === 0 ? (
          <EmptyState icon={KeyRound} title="No keys yet" action={add}>
            Create one for each service, so that you can revoke them one by one.
          </EmptyState>
        ) : (
          <>
            <div className="automation-bar">{add}</div>
            <List label="Keys">
              {keys.map((key) => (
                <ListRow
                  key={key.id}
                  title={key.name}
                  detail={
                    <>
                      {`swk_…${key.ending} · created by ${key.createdBy}, ${formatDateTime(new Date(key.createdOn))} · `}
                      <Use keyInfo={key} />
                    </>
                  }
                  actions={
                    <IconButton icon={Trash2} label={`Revoke ${key.name}`} onPress={() => void revoke(key)} />
                  }
                />
              ))}
            </List>
          </>
        )}
      </Card>
      {isCreating ? <KeyDialog onClose={() => setIsCreating(false)} /> : null}
    </Section>
  );
};
