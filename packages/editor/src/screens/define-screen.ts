import type { Permission } from '@sitewright/domain/contributors';
import type { RouteComponent } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

/** An entry of the command palette that opens the screen with search parameters. */
export interface ScreenCommand {
  readonly id: string;
  readonly label: string;
  readonly keywords: string;
  readonly icon: LucideIcon;
  readonly search: Readonly<Record<string, string>>;
}

/** How a screen is reached. Every screen with a menu entry is in the command palette. */
export interface ScreenMenu {
  /** `store`: below Store in the rail, and a tab above the screen where the rail is narrow. */
  readonly group: 'rail' | 'store' | 'settings' | 'palette';
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other terms that the palette finds it by. */
  readonly keywords?: string;
  /** Whoever has this permission finds a link on another screen, and the entry in the palette alone. */
  readonly linkedFor?: Permission;
  readonly commands?: readonly ScreenCommand[];
  /** A number beside the entry in the rail, or nothing. */
  readonly Count?: ComponentType;
  /** Renders the entry, or nothing while it is not needed. */
  readonly Guard?: ComponentType<{ readonly children: ReactNode }>;
}

/** One screen of the app: routes, rail, settings tabs, command palette and preloading are derived from it. */
export interface ScreenDefinition<Path extends string = string, Search extends object = object> {
  /** Below `/config`; a screen below `/settings/` is shown inside the settings frame. */
  readonly path: Path;
  /** Announced when the screen opens. */
  readonly title: string;
  /** Made with `lazyRouteComponent`, so that the code of the screen is a chunk of its own. */
  readonly component: RouteComponent;
  /** `administrator`: of the installation. Without it every account may open the screen. */
  readonly permission?: Permission | 'administrator';
  /** Accounts without the permission get "Not found" instead of the screen's own refusal. */
  readonly isHiddenWithoutPermission?: boolean;
  /** Without it the screen is reached from another screen only. */
  readonly menu?: ScreenMenu;
  readonly validateSearch?: (search: Readonly<Record<string, unknown>>) => Search;
  /** The screen waits for a session that was read at most this long ago, or for the user to sign in again. */
  readonly sessionMaxAgeMs?: number;
  readonly isRailNarrow?: boolean;
}

// oxlint-disable-next-line typescript/no-empty-object-type -- a screen without search parameters
export const defineScreen = <const Path extends string, Search extends object = {}>(
  definition: ScreenDefinition<Path, Search>,
): ScreenDefinition<Path, Search> => definition;

/** What decides which screens are open to a user. */
export interface Viewer {
  readonly permissions: readonly string[];
  readonly isAdministrator: boolean;
  /** False where commerce is switched off for the site. */
  readonly hasStore?: boolean;
}

export const canOpen = (
  { permissions, isAdministrator }: Viewer,
  { permission }: Pick<ScreenDefinition, 'permission'>,
): boolean => {
  if (permission === undefined) return true;
  return permission === 'administrator' ? isAdministrator : permissions.includes(permission);
};
