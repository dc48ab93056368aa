import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Announced when the screen changes, because the focus does not move. */
    readonly title?: string;
    readonly isRailNarrow?: boolean;
  }
}

export const useScreenData = () =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData ?? {} });
