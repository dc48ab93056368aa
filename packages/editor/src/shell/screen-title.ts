import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Read out when the screen changes: that moves no focus, so it has to be said. */
    readonly title?: string;
  }
}

export const useScreenTitle = (): string =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title ?? '' });
