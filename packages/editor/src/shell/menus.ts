import type { LucideIcon } from 'lucide-react';
import { Settings, Store } from 'lucide-react';
import type { ComponentType } from 'react';
import { screens, type Screen, type ScreenPath } from '../screen-registry.ts';
import { canOpen, type ScreenMenu, type Viewer } from '../screens/index.ts';

type ScreenWithMenu = Screen & { readonly menu: ScreenMenu };

export interface RailEntry {
  readonly to: ScreenPath;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The entry is current on every path that begins so. */
  readonly basePath: string;
  readonly children: readonly RailChild[];
  readonly Count?: ComponentType;
}

export interface RailChild {
  readonly to: ScreenPath;
  readonly label: string;
  readonly Count?: ComponentType;
  readonly Guard?: ScreenMenu['Guard'];
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
    .filter(() => group !== 'store' || viewer.hasStore !== false)
    .filter((screen) => canOpen(viewer, screen));

/** The screens that a menu lists, without those that are linked on another screen. */
export const entriesFor = (viewer: Viewer, group: ScreenMenu['group']): ScreenWithMenu[] =>
  screensFor(viewer, group).filter(
    ({ menu: { linkedFor } }) => linkedFor === undefined || !viewer.permissions.includes(linkedFor),
  );

const railEntry = ({ path, menu }: ScreenWithMenu): RailEntry => ({
  to: path,
  label: menu.label,
  icon: menu.icon,
  basePath: path,
  children: [],
  ...(menu.Count ? { Count: menu.Count } : {}),
});

/** One entry for all screens of the store, at the position of the first one. */
const storeEntry = (viewer: Viewer): RailEntry | undefined => {
  const screens = entriesFor(viewer, 'store');
  const first = screens[0];
  if (!first) return undefined;
  const children = screens.map(({ path, menu }) => ({
    to: path,
    label: menu.label,
    ...(menu.Count ? { Count: menu.Count } : {}),
    ...(menu.Guard ? { Guard: menu.Guard } : {}),
  }));
  const Count = children.find((child) => child.Count)?.Count;
  return {
    to: first.path,
    label: 'Store',
    icon: Store,
    basePath: '/store',
    children,
    ...(Count ? { Count } : {}),
  };
};

/** One entry for all settings screens, which opens the first one that the viewer may open. */
const settingsEntry = (viewer: Viewer): RailEntry[] =>
  screensFor(viewer, 'settings')
    .slice(0, 1)
    .map(({ path }) => ({
      to: path,
      label: 'Settings',
      icon: Settings,
      basePath: '/settings',
      children: [],
    }));

const siteEntries = (viewer: Viewer): RailEntry[] => {
  const store = storeEntry(viewer);
  return screens
    .filter(hasMenu)
    .filter((screen) => screen.permission !== 'administrator' && canOpen(viewer, screen))
    .flatMap((screen) => {
      if (screen.path === store?.to) return [store];
      return screen.menu.group === 'rail' ? [railEntry(screen)] : [];
    });
};

/** Screens of the site, settings, then screens of the installation. */
export const railFor = (viewer: Viewer): RailEntry[] => [
  ...siteEntries(viewer),
  ...settingsEntry(viewer),
  ...screensFor(viewer, 'rail')
    .filter(({ permission }) => permission === 'administrator')
    .map(railEntry),
];

/**
 * The screen that the app opens with. Whoever edits no pages starts at their own work: a comment moderator at the
 * comments, not at the pages that they may only look at.
 */
export const homeFor = (viewer: Viewer): ScreenPath | undefined => {
  const entries = railFor(viewer);
  const own = entries.find(({ to }) =>
    screens.some(({ path, permission }) => path === to && permission !== 'view'),
  );
  return (viewer.permissions.includes('content') ? entries[0] : (own ?? entries[0]))?.to;
};
