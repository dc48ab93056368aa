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
type Invitation = Invitations['invitations'][number];

const useRevoke = ({ id, email }: Invitation) => {
  const revoking = useSending(contributorCalls.revokeInvitation);
  const confirm = useConfirm();
  const refresh = useRefresh();
  const showToast = useToast();
  return async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Revoke invitation?',
      text: `The link sent to ${email} will stop working.`,
      confirm: 'Revoke invitation',
    });
    if (!isConfirmed) return;
    const outcome = await revoking.send({ params: { id } });
    if (!outcome.ok) showToast(outcome.refusal.message, 'bad');
    else showToast(`Invitation for ${email} revoked`);
    await refresh(contributorCalls.listInvitations);
  };
};

const InvitationRow = ({ invitation }: { readonly invitation: Invitation }) => {
  const revoke = useRevoke(invitation);
  return (
    <ListRow
      title={invitation.email}
      detail={`${invitation.roles.map(nameOfRole).join(', ')} · expires ${formatDateTime(new Date(invitation.expiresOn))}`}
      actions={
        <Button onPress={() => void revoke()} aria-label={`Revoke invitation for ${invitation.email}`}>
          Revoke
        </Button>
      }
    />
  );
};

export const InvitationList = ({ invitations }: { readonly invitations: Fetching<Invitations> }) => (
  <Section title="Pending invitations" text="Not accepted yet.">
    <Card>
      <Fetched
        fetched={invitations.fetched}
        onRetry={invitations.refetch}
        skeleton={<Skeleton rows={1} shape="list" />}
      >
        {({ invitations: pending }) =>
          pending.length === 0 ? (
            <EmptyState icon={MailPlus} title="No pending invitations">
              Invite contributors and choose what they can do.
            </EmptyState>
          ) : (
            <List label="Pending invitations">
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
