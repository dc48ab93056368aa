import { lazyRouteComponent } from '@tanstack/react-router';
import { UserPlus, Users } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';

const inviteCommand = {
  id: 'invite',
  label: 'Invite contributor',
  keywords: 'people add',
  icon: UserPlus,
  search: { invite: 'yes' },
};

export const contributorsScreen = defineScreen({
  path: '/settings/contributors',
  title: 'Contributors',
  permission: 'contributors',
  menu: {
    group: 'settings',
    label: 'Contributors',
    icon: Users,
    keywords: 'settings people roles invitations',
    commands: [inviteCommand],
  },
  validateSearch: (search) => optionalParam('invite', search['invite']),
  component: lazyRouteComponent(() => import('./contributors-screen.tsx'), 'ContributorsScreen'),
});
