import type { createAppRouter } from './routes.tsx';

interface Preloadable {
  readonly preload: () => unknown;
}

const canPreload = (component: unknown): component is Preloadable =>
  typeof component === 'function' && 'preload' in component && typeof component.preload === 'function';

type Routes = Readonly<Record<string, { readonly options: { readonly component?: unknown } } | undefined>>;

/** Fetches the code of the screen that the address names while the session is being read, not after it. */
export const preloadScreen = (router: ReturnType<typeof createAppRouter>): void => {
  const routes: Routes = router.routesById;
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const component = routes[routeId]?.options.component;
    if (canPreload(component)) component.preload();
  }
};
