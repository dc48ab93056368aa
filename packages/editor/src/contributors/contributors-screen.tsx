import { contributorCalls } from '@sitewright/api/contributors';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { Button } from '../controls/index.ts';
import { useFetched } from '../data-fetching/index.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitationList } from './invitation-list.tsx';
import { ContributorList } from './contributor-list.tsx';

const route = getRouteApi('/_signed-in/settings/contributors');

/** The dialog is a search parameter, so that the command palette can link to it. */
const useInviting = () => {
  const { invite } = route.useSearch();
  const navigate = useNavigate();
  const show = (isOpen: boolean) =>
    void navigate({ to: '/settings/contributors', search: isOpen ? { invite: 'yes' } : {}, replace: true });
  return { isInviting: invite !== undefined, open: () => show(true), close: () => show(false) };
};

export const ContributorsScreen = () => {
  const contributors = useFetched(contributorCalls.list, {});
  const invitations = useFetched(contributorCalls.listInvitations, {});
  const { isInviting, open, close } = useInviting();
  const inviteButton = (
    <Button kind="primary" icon={UserPlus} onPress={open}>
      Invite
    </Button>
  );
  return (
    <div className="screen-column screen-body">
      <ContributorList query={contributors} action={inviteButton} />
      <InvitationList invitations={invitations} />
      {isInviting ? <InviteDialog onClose={close} /> : null}
    </div>
  );
};
