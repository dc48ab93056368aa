import { contributorCalls } from '@sitewright/api/contributors';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { Button } from '../controls/index.ts';
import { useFetched } from '../data-fetching/index.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitationList } from './invitation-list.tsx';
import { PeopleList } from './people-list.tsx';

const route = getRouteApi('/_signed-in/settings/contributors');

/** The dialog is part of the address, so that the palette and the empty state can lead to it. */
const useInviting = () => {
  const { invite } = route.useSearch();
  const navigate = useNavigate();
  const show = (isOpen: boolean) =>
    void navigate({ to: '/settings/contributors', search: isOpen ? { invite: 'yes' } : {}, replace: true });
  return { isInviting: invite !== undefined, open: () => show(true), close: () => show(false) };
};

export const ContributorsScreen = () => {
  const people = useFetched(contributorCalls.list, {});
  const invitations = useFetched(contributorCalls.listInvitations, {});
  const { isInviting, open, close } = useInviting();
  const inviteButton = (
    <Button kind="primary" icon={UserPlus} onPress={open}>
      Invite
    </Button>
  );
  return (
    <div className="screen-column screen-body">
      <PeopleList people={people} action={inviteButton} />
      <InvitationList invitations={invitations} />
      {isInviting ? <InviteDialog onClose={close} /> : null}
    </div>
  );
};
