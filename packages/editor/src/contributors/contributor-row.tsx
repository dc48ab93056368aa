import { contributorCalls } from '@sitewright/api/contributors';
import { nameOfRole } from '@sitewright/domain/contributors';
import { Trash2 } from 'lucide-react';
import { Avatar, Badge, Button, IconButton, ListRow, useConfirm, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import { useSession } from '../session/index.ts';
import type { Contributor } from './contributor.ts';

const useRemoveContributor = ({ accountId, name, email }: Contributor) => {
  const removing = useSending(contributorCalls.remove);
  const confirm = useConfirm();
  const refresh = useRefresh();
  const showToast = useToast();
  return async (): Promise<void> => {
    const who = name || email;
    const isConfirmed = await confirm({
      title: `Remove ${who}?`,
      text: `${who} will be signed out and lose access to this site. You can invite them again.`,
      confirm: 'Remove contributor',
    });
    if (!isConfirmed) return;
    const outcome = await removing.send({ params: { id: accountId } });
    if (!outcome.ok) return showToast(outcome.refusal.message, 'bad');
    await refresh(contributorCalls.list);
    return showToast(`${who} removed`);
  };
};

interface ContributorRowProps {
  readonly contributor: Contributor;
  readonly onChangeRoles: () => void;
}

export const ContributorRow = ({ contributor, onChangeRoles }: ContributorRowProps) => {
  const { account } = useSession();
  const remove = useRemoveContributor(contributor);
  const who = contributor.name || contributor.email;
  const isSelf = contributor.accountId === account.id;
  return (
    <ListRow
      lead={<Avatar name={who} />}
      title={
        <>
          {who}
          {isSelf ? <Badge tone="accent">You</Badge> : null}
        </>
      }
      detail={`${contributor.email} · ${contributor.roles.map(nameOfRole).join(', ')}`}
      actions={
        isSelf ? undefined : (
          <>
            <Button onPress={onChangeRoles} aria-label={`Change roles of ${who}`}>
              Change roles
            </Button>
            <IconButton icon={Trash2} label={`Remove ${who}`} onPress={() => void remove()} />
          </>
        )
      }
    />
  );
};
