import { useNavigate } from '@tanstack/react-router';
import { ExternalLink, LogOut, type LucideIcon } from 'lucide-react';
import type { Viewer } from '../screens/index.ts';
import { useSession, useSignOut, type Session } from '../session/index.ts';
import { chooseTheme, themeChoices } from '../theme/index.ts';
import { screensFor } from './menus.ts';
import type { Command } from './palette-filter.ts';
import { viewerOf } from './viewer-of.ts';

export interface PaletteCommand extends Command {
  readonly icon: LucideIcon;
  readonly run: () => void;
}

type Navigate = ReturnType<typeof useNavigate>;

const screenCommands = (viewer: Viewer, navigate: Navigate): PaletteCommand[] => {
  const screens = (['rail', 'store', 'settings', 'palette'] as const).flatMap((group) =>
    screensFor(viewer, group),
  );
  return [
    ...screens.map(({ path, menu: { label, icon, keywords = '' } }) => ({
      id: path,
      label,
      keywords,
      icon,
      run: () => void navigate({ to: path }),
    })),
    ...screens.flatMap(({ path, menu }) =>
      (menu.commands ?? []).map(({ search, ...command }) => ({
        ...command,
        run: () => void navigate({ to: path, search }),
      })),
    ),
  ];
};

const themeCommands = (): PaletteCommand[] =>
  themeChoices.map(({ id, name, icon }) => ({
    id: `theme-${id}`,
    label: `Theme: ${name.toLowerCase()}`,
    keywords: 'appearance colour mode',
    icon,
    run: () => chooseTheme(id),
  }));

/** A separate owner host has no site. */
const siteCommands = ({ website }: Session): PaletteCommand[] =>
  website.id === null
    ? []
    : [
        {
          id: 'live',
          label: 'View live site',
          keywords: 'open visit',
          icon: ExternalLink,
          run: () => void window.open(website.url, '_blank', 'noopener'),
        },
      ];

/** Every command that the user may run from the palette. */
export const useCommands = (): readonly PaletteCommand[] => {
  const session = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return [
    ...screenCommands(viewerOf(session), navigate),
    ...themeCommands(),
    ...siteCommands(session),
    {
      id: 'sign-out',
      label: 'Sign out',
      keywords: 'log out leave',
      icon: LogOut,
      run: () => void signOut(),
    },
  ];
};
