import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import { screens, type Screen } from './screen-registry.ts';
import { screenOptions, type ScreenRoute } from './screen-routes.ts';
import { optionalParam, textParam } from './screens/index.ts';
import {
  ForgotPasswordScreen,
  InvitationScreen,
  redirectAfterSignIn,
  ResetPasswordScreen,
  sessionQuery,
  SignInScreen,
} from './session/index.ts';
import {
  AppShell,
  NoScreens,
  NotFoundScreen,
  homeFor,
  screensFor,
  SettingsFrame,
  StartFailure,
  viewerOf,
} from './shell/index.ts';

interface Context {
  readonly queries: QueryClient;
}

const root = createRootRouteWithContext<Context>()({ errorComponent: StartFailure });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search) => optionalParam('to', search['to']),
  beforeLoad: async ({ context, search }) => {
    const session = await context.queries.ensureQueryData(sessionQuery);
    if (session !== null) throw redirect({ href: redirectAfterSignIn(search.to) });
  },
  component: SignInScreen,
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: ForgotPasswordScreen,
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: (search) => ({ token: textParam(search['token']) }),
  component: ResetPasswordScreen,
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  validateSearch: (search) => ({ token: textParam(search['token']) }),
  component: InvitationScreen,
});

/** Parent of every screen that needs a session. Without one it redirects to sign-in and back afterwards. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: '_signed-in',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ to: '/sign-in', search: optionalParam('to', location.href) });
    return { viewer: viewerOf(session) };
  },
  component: AppShell,
});

const start = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ context }) => {
    const home = homeFor(context.viewer);
    if (home) throw redirect({ to: home });
  },
  component: NoScreens,
});

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  component: SettingsFrame,
});

const settingsStart = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ to: screensFor(context.viewer, 'settings')[0]?.path ?? '/' });
  },
});

/** The part of the path that all screens of the store share. */
const storeStart = createRoute({
  getParentRoute: () => signedIn,
  path: '/store',
  beforeLoad: ({ context }) => {
    throw redirect({ to: screensFor(context.viewer, 'store')[0]?.path ?? '/' });
  },
});

/** The other address that upgrade links lead to. */
const upgrade = createRoute({
  getParentRoute: () => settings,
  path: '/billing/upgrade',
  beforeLoad: () => {
    throw redirect({ to: '/settings/billing/subscriptions/website' });
  },
});

type SettingsScreen = Extract<Screen, { readonly path: `/settings/${string}` }>;
type MainScreen = Exclude<Screen, SettingsScreen>;

type MainRoute<S extends MainScreen> = S extends MainScreen
  ? ScreenRoute<typeof signedIn, S['path'], S>
  : never;

type SettingsRoute<S extends SettingsScreen> = S extends { readonly path: `/settings${infer Path}` }
  ? ScreenRoute<typeof settings, Path, S>
  : never;

const isInSettings = ({ path }: Screen): boolean => path.startsWith('/settings/');

const mainRoutes = screens
  .filter((screen) => !isInSettings(screen))
  .map((screen) =>
    createRoute({ getParentRoute: () => signedIn, path: screen.path, ...screenOptions(screen) }),
  ) as unknown as readonly MainRoute<MainScreen>[];

const settingsRoutes = screens.filter(isInSettings).map((screen) =>
  createRoute({
    getParentRoute: () => settings,
    path: screen.path.replace('/settings', ''),
    ...screenOptions(screen),
  }),
) as unknown as readonly SettingsRoute<SettingsScreen>[];

/** Any other address: inside the shell, so that the way back is in view. */
const anywhere = createRoute({
  getParentRoute: () => signedIn,
  path: '$',
  staticData: { title: 'Not found' },
  component: NotFoundScreen,
});

const routeTree = root.addChildren([
  signIn,
  forgotPassword,
  resetPassword,
  invitation,
  signedIn.addChildren([
    start,
    storeStart,
    ...mainRoutes,
    settings.addChildren([settingsStart, upgrade, ...settingsRoutes]),
    anywhere,
  ]),
]);

export const createAppRouter = (queries: QueryClient) =>
  createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL.replace(/\/$/, ''),
    context: { queries },
    // The router would read values as JSON: a token made of digits alone would arrive as a rounded number.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    defaultErrorComponent: StartFailure,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
