import type { LucideIcon } from 'lucide-react';
import { Settings } from 'lucide-react';
import { screens, type Screen, type ScreenPath } from '../screen-registry.ts';
import { canOpen, type ScreenMenu, type Viewer } from '../screens/index.ts';

type ScreenWithMenu = Screen & { readonly menu: ScreenMenu };

export interface RailEntry {
  readonly to: ScreenPath;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The entry is current on every path that begins so. */
  readonly basePath: string;
}

const hasMenu = (screen: Screen): screen is ScreenWithMenu => screen.menu !== undefined;

const isIn =
  (group: ScreenMenu['group']) =>
  ({ menu }: ScreenWithMenu): boolean =>
    menu.group === group;

/** The screens of a menu group that the viewer may open. */
export const screensFor = (viewer: Viewer, group: ScreenMenu['group']): ScreenWithMenu[] =>
  screens
    .filter(hasMenu)
    .filter(isIn(group))
    .filter((screen) => canOpen(viewer, screen));

const railEntry = ({ path, menu }: ScreenWithMenu): RailEntry => ({
  to: path,
  label: menu.label,
  icon: menu.icon,
  basePath: path,
});

/** One entry for all settings screens, which opens the first one that the viewer may open. */
const settingsEntry = (viewer: Viewer): RailEntry[] =>
  screensFor(viewer, 'settings')
    .slice(0, 1)
    .map(({ path }) => ({ to: path, label: 'Settings', icon: Settings, basePath: '/settings' }));

/** Screens of the site, settings, then screens of the installation. */
export const railFor = (viewer: Viewer): RailEntry[] => {
  const entries = screensFor(viewer, 'rail');
  return [
    ...entries.filter(({ permission }) => permission !== 'administrator').map(railEntry),
    ...settingsEntry(viewer),
    ...entries.filter(({ permission }) => permission === 'administrator').map(railEntry),
  ];
};
