import type { CallAnswer } from '@sitewright/api/call';
import { contributorCalls } from '@sitewright/api/contributors';
import { nameOfRole } from '@sitewright/domain/contributors';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { AcceptInvitationForm } from './accept-invitation-form.tsx';
import { PublicFrame } from './public-frame.tsx';

const route = getRouteApi('/invitation');

type Invitation = CallAnswer<typeof contributorCalls.readInvitation>;

const roleNames = (roles: readonly number[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(roles.map(nameOfRole));

const Offer = ({ invitation, token }: { readonly invitation: Invitation; readonly token: string }) => (
  <div className="stack">
    <p>
      You are invited to work on <strong>{invitation.siteTitle}</strong> as {roleNames(invitation.roles)}.
    </p>
    <AcceptInvitationForm invitation={invitation} token={token} />
  </div>
);

export const InvitationScreen = () => {
  const { token } = route.useSearch();
  const { fetched, refetch } = useFetched(contributorCalls.readInvitation, { query: { token } });
  const isGone = fetched.state === 'failed' && fetched.refusal.code === 'invitation-unknown';
  return (
    <PublicFrame title="Invitation" foot={<Link to="/sign-in">Go to sign in</Link>}>
      {isGone ? (
        <p role="alert">{fetched.refusal.message} Ask for a new one.</p>
      ) : (
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="form" />}>
          {(invitation) => <Offer invitation={invitation} token={token} />}
        </Fetched>
      )}
    </PublicFrame>
  );
};
