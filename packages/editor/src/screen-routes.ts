import type { QueryClient } from '@tanstack/react-query';
import {
  notFound,
  type AnyRoute,
  type ResolveFullPath,
  type ResolveId,
  type Route,
} from '@tanstack/react-router';
import { sessionExpiry } from './data-fetching/index.ts';
import type { Screen } from './screen-registry.ts';
import { canOpen, type ScreenDefinition, type Viewer } from './screens/index.ts';
import { sessionQuery } from './session/index.ts';
import { NotFoundScreen } from './shell/index.ts';

interface ScreenContext {
  readonly context: { readonly queries: QueryClient; readonly viewer: Viewer };
}

const guardScreen =
  (screen: ScreenDefinition) =>
  async ({ context }: ScreenContext): Promise<void> => {
    if (screen.isHiddenWithoutPermission && !canOpen(context.viewer, screen)) throw notFound();
    if (screen.sessionMaxAgeMs === undefined) return;
    await context.queries.fetchQuery({ ...sessionQuery, staleTime: screen.sessionMaxAgeMs });
    await sessionExpiry.whenActive();
  };

/** The route options that a screen definition stands for. */
export const screenOptions = (screen: ScreenDefinition) => {
  const { title, component, isRailNarrow = false, validateSearch = () => ({}) } = screen;
  return {
    validateSearch,
    beforeLoad: guardScreen(screen),
    staticData: { title, isRailNarrow },
    notFoundComponent: NotFoundScreen,
    component,
  };
};

/**
 * The type of the route of one screen. An array of routes loses the path and search parameters of each one, and
 * `Link`, `navigate` and `useSearch` are checked against them.
 */
export type ScreenRoute<Parent extends AnyRoute, Path extends string, S extends Screen> = Route<
  unknown,
  Parent,
  Path,
  ResolveFullPath<Parent, Path>,
  string,
  ResolveId<Parent, string, Path>,
  NonNullable<S['validateSearch']>
>;
