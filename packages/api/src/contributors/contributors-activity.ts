import { fieldOf } from '@sitewright/domain/activity';
import { nameOfRole } from '@sitewright/domain/contributors';
import type { ActivityTexts } from '../call/index.ts';
import type { contributorCalls } from './contributors-calls.ts';

const rolesIn = (noted: unknown, preposition: 'as' | 'to'): string => {
  const codes = fieldOf(noted, 'roles');
  const names = Array.isArray(codes) ? codes.map((code) => nameOfRole(Number(code))) : [];
  return names.length === 0 ? '' : ` ${preposition} ${names.join(', ')}`;
};

export const contributorActivity = {
  signOut: 'Signed out',
  endSession: 'Signed out another device',
  endOtherSessions: 'Signed out all other devices',
  changePassword: 'Changed their password',
  setRoles: ({ after }) => `Changed the roles of {subject}${rolesIn(after, 'to')}`,
  remove: 'Removed {subject} from the contributors',
  invite: ({ after }) => `Invited {subject}${rolesIn(after, 'as')}`,
  revokeInvitation: 'Withdrew the invitation for {subject}',
  acceptInvitation: ({ after }) => `Joined the site${rolesIn(after, 'as')}`,
} satisfies ActivityTexts<typeof contributorCalls>;
