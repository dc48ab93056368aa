import type { CallAnswer } from '@sitewright/api/call';
import { contributorCalls } from '@sitewright/api/contributors';
import { nameOfRole } from '@sitewright/domain/contributors';
import { MailPlus } from 'lucide-react';
import {
  Button,
  Card,
  EmptyState,
  formatDateTime,
  List,
  ListRow,
  Section,
  Skeleton,
  useConfirm,
  useToast,
} from '../controls/index.ts';
import { Fetched, useRefresh, useSending, type Fetching } from '../data-fetching/index.ts';

type Invitations = CallAnswer<typeof contributorCalls.listInvitations>;
type Invitation = Invitations['emptyBlockHints'][number];

const useWithdraw = ({ id, email }: Invitation) => {
  const withdrawing = useSending(contributorCalls.revokeInvitation);
  const confirm = useConfirm();
  const refresh = useRefresh();
  const showToast = useToast();
  return async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Withdraw the invitation?',
      text: `The link that was mailed to ${email} stops working.`,
      confirm: 'Withdraw invitation',
    });
    if (!isSure) return;
    const outcome = await withdrawing.send({ params: { id } });
    if (!outcome.ok) showToast(outcome.refusal.message, 'bad');
    else showToast(`Invitation for ${email} withdrawn`);
    await refresh(contributorCalls.listInvitations);
  };
};

const InvitationRow = ({ invitation }: { readonly invitation: Invitation }) => {
  const withdraw = useWithdraw(invitation);
  return (
    <ListRow
      title={invitation.email}
      detail={`${invitation.roles.map(nameOfRole).join(', ')} · open until ${formatDateTime(new Date(invitation.expiresOn))}`}
      actions={
        <Button
          onPress={() => void withdraw()}
          aria-label={`Withdraw the invitation for ${invitation.email}`}
        >
          Withdraw
        </Button>
      }
    />
  );
};

export const InvitationList = ({ emptyBlockHints }: { readonly emptyBlockHints: Fetching<Invitations> }) => (
  <Section title="Pending emptyBlockHints" text="Mailed and not accepted yet.">
    <Card>
      <Fetched
        fetched={emptyBlockHints.fetched}
        onRetry={emptyBlockHints.refetch}
        skeleton={<Skeleton rows={1} shape="list" />}
      >
        {({ emptyBlockHints: pending }) =>
          pending.length === 0 ? (
            <EmptyState icon={MailPlus} title="Nobody is invited">
              Invite somebody to give them their own sign-in and only the roles they need.
            </EmptyState>
          ) : (
            <List label="Pending emptyBlockHints">
              {pending.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </List>
          )
        }
      </Fetched>
    </Card>
  </Section>
);
