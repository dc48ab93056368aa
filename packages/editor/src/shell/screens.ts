import type { Permission } from '@sitewright/domain/contributors';

/** What decides which screens a person sees. */
export interface Viewer {
  readonly permissions: readonly string[];
  readonly isAdministrator: boolean;
}

interface Place {
  readonly to: string;
  readonly name: string;
  /** `administrator`: of the installation, not a role in a site. */
  readonly needs: Permission | 'administrator';
}

const settingsScreens = [
  { to: '/settings/general', name: 'General', needs: 'settings' },
  { to: '/settings/social', name: 'Social', needs: 'settings' },
  { to: '/settings/redirects', name: 'URL redirects', needs: 'settings' },
  { to: '/settings/code', name: 'Code', needs: 'code' },
  { to: '/settings/contributors', name: 'Contributors', needs: 'contributors' },
  { to: '/settings/mail', name: 'Mail', needs: 'contributors' },
  { to: '/settings/activity', name: 'Activity', needs: 'activity' },
] as const satisfies readonly Place[];

const pagesScreen = { to: '/pages', name: 'Pages', needs: 'view' } as const satisfies Place;
const designScreen = { to: '/design', name: 'Design', needs: 'design' } as const satisfies Place;
const filesScreen = { to: '/files', name: 'Files', needs: 'view' } as const satisfies Place;
const sitesScreen = { to: '/sites', name: 'Sites', needs: 'administrator' } as const satisfies Place;

const isOpenTo =
  ({ permissions, isAdministrator }: Viewer) =>
  ({ needs }: Place): boolean =>
    needs === 'administrator' ? isAdministrator : permissions.includes(needs);

export const settingsFor = (viewer: Viewer) => settingsScreens.filter(isOpenTo(viewer));

/** The rail: no entry without a screen that this person may use. Settings opens at the first one open to them. */
export const railFor = (viewer: Viewer) => {
  const settings = settingsFor(viewer)[0];
  return [
    ...[pagesScreen, designScreen, filesScreen].filter(isOpenTo(viewer)),
    ...(settings ? [{ ...settings, name: 'Settings' as const }] : []),
    ...[sitesScreen].filter(isOpenTo(viewer)),
  ];
};

export type RailEntry = ReturnType<typeof railFor>[number];
