import { useNavigate } from '@tanstack/react-router';
import {
  Activity,
  CircleUser,
  Code,
  ExternalLink,
  FileCode,
  FileText,
  FolderOpen,
  Globe,
  LogOut,
  Mail,
  Palette,
  Share2,
  SlidersHorizontal,
  UserPlus,
  Users,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
import { useSession, useSignOut, type Session } from '../session/index.ts';
import { chooseTheme, themeChoices } from '../theme/index.ts';
import type { Command } from './palette-filter.ts';
import { railFor, settingsFor, type Viewer } from './screens.ts';

export interface PaletteCommand extends Command {
  readonly icon: LucideIcon;
  readonly run: () => void;
}

export const viewerOf = ({ permissions, account }: Session): Viewer => ({
  permissions,
  isAdministrator: account.isAdministrator,
});

const screenLook = {
  Pages: { icon: FileText, words: '' },
  Design: { icon: Palette, words: 'styles colours fonts spacing type scale theme look' },
  Files: { icon: FolderOpen, words: 'pictures videos documents upload media' },
  Sites: { icon: Globe, words: '' },
} as const;

const settingsLook = {
  General: {
    icon: SlidersHorizontal,
    words: 'settings title tag line time zone language currency search engines',
  },
  Social: { icon: Share2, words: 'settings accounts profiles share buttons links' },
  'URL redirects': { icon: Waypoints, words: 'settings mappings old addresses 301 302 moved' },
  Code: { icon: Code, words: 'settings header footer script html injection' },
  Contributors: { icon: Users, words: 'settings people roles invitations' },
  Mail: { icon: Mail, words: 'settings outbox letters' },
  Activity: { icon: Activity, words: 'settings log history' },
} as const;

type Go = ReturnType<typeof useNavigate>;

const screenCommands = (viewer: Viewer, go: Go): PaletteCommand[] => [
  ...railFor(viewer)
    .flatMap((entry) => (entry.name === 'Settings' ? [] : [entry]))
    .map(({ to, name }) => ({
      id: to,
      name,
      ...screenLook[name],
      run: () => void go({ to }),
    })),
  ...settingsFor(viewer).map(({ to, name }) => ({
    id: to,
    name,
    ...settingsLook[name],
    run: () => void go({ to }),
  })),
  {
    id: 'account',
    name: 'Account',
    words: 'password sessions theme',
    icon: CircleUser,
    run: () => void go({ to: '/account' }),
  },
];

const actionCommands = (viewer: Viewer, go: Go): PaletteCommand[] => [
  ...(viewer.permissions.includes('code')
    ? [
        {
          id: 'template',
          name: 'Template',
          words: 'design code files regions blocks less css html theme developer',
          icon: FileCode,
          run: () => void go({ to: '/design/template' }),
        },
      ]
    : []),
  ...(viewer.permissions.includes('contributors')
    ? [
        {
          id: 'invite',
          name: 'Invite a contributor',
          words: 'people add',
          icon: UserPlus,
          run: () => void go({ to: '/settings/contributors', search: { invite: 'yes' } }),
        },
      ]
    : []),
  ...themeChoices.map(({ id, name, icon }) => ({
    id: `theme-${id}`,
    name: `Theme: ${name.toLowerCase()}`,
    words: 'appearance colour mode',
    icon,
    run: () => chooseTheme(id),
  })),
];

/** At an owner host of its own there is no site. */
const siteCommands = ({ website }: Session): PaletteCommand[] =>
  website.id === null
    ? []
    : [
        {
          id: 'live',
          name: 'Open the live site',
          words: 'view visit',
          icon: ExternalLink,
          run: () => void window.open(website.url, '_blank', 'noopener'),
        },
      ];

/** All that the person at the screen may reach from the palette. */
export const useCommands = (): readonly PaletteCommand[] => {
  const session = useSession();
  const go = useNavigate();
  const signOut = useSignOut();
  const viewer = viewerOf(session);
  return [
    ...screenCommands(viewer, go),
    ...actionCommands(viewer, go),
    ...siteCommands(session),
    { id: 'sign-out', name: 'Sign out', words: 'log out leave', icon: LogOut, run: () => void signOut() },
  ];
};
