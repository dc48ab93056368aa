import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import { AccountScreen } from './account/index.ts';
import { ActivityScreen } from './activity/index.ts';
import { CanvasScreen } from './canvas/index.ts';
import { ContributorsScreen } from './contributors/index.ts';
import { signInGate } from './data-fetching/index.ts';
import { pathIn } from './frames/index.ts';
import { DesignScreen } from './design/index.ts';
import { TemplateScreen } from './templates/index.ts';
import { ItemsScreen } from './items/index.ts';
import { MailScreen } from './mail/index.ts';
import { FilesScreen } from './media/index.ts';
import { PagesScreen } from './pages/index.ts';
import { RedirectsScreen } from './redirects/index.ts';
import {
  ForgotPasswordScreen,
  InvitationScreen,
  ResetPasswordScreen,
  sessionQuery,
  SignInScreen,
  redirectAfterSignIn,
} from './session/index.ts';
import {
  AppShell,
  NoScreens,
  NotFoundScreen,
  railFor,
  SettingsFrame,
  settingsFor,
  StartFailure,
  viewerOf,
} from './shell/index.ts';
import { CodeScreen, GeneralScreen, SitesScreen, SocialScreen } from './sites/index.ts';
import { TermsScreen } from './terms/index.ts';

interface Context {
  readonly queries: QueryClient;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const optional = <Name extends string>(name: Name, value: unknown): { readonly [N in Name]?: string } =>
  (typeof value === 'string' && value !== '' ? { [name]: value } : {}) as { readonly [N in Name]?: string };
/** Of a link that anybody may have written: what is no path would bring a live page into the app's frames. */
const pathOf = (at: unknown): { readonly at?: string } =>
  optional('at', typeof at === 'string' && at !== '' ? pathIn(at) : undefined);

const root = createRootRouteWithContext<Context>()({ errorComponent: StartFailure });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search) => optional('to', search['to']),
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
  validateSearch: (search) => ({ token: textOf(search['token']) }),
  component: ResetPasswordScreen,
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  validateSearch: (search) => ({ token: textOf(search['token']) }),
  component: InvitationScreen,
});

/** At the first address the session has been read a moment before: asking again would only make the page wait. */
const JUST_READ_MS = 2000;

/** Everything below needs a session; whoever has none signs in first and then goes on to where they wanted. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: '_signed-in',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ to: '/sign-in', search: optional('to', location.href) });
    return { viewer: viewerOf(session) };
  },
  component: AppShell,
});

const start = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ context }) => {
    const first = railFor(context.viewer)[0];
    if (first) throw redirect({ to: first.to });
  },
  component: NoScreens,
});

const pages = createRoute({
  getParentRoute: () => signedIn,
  path: '/pages',
  validateSearch: (search) => pathOf(search['at']),
  staticData: { title: 'Pages' },
  component: PagesScreen,
});

const files = createRoute({
  getParentRoute: () => signedIn,
  path: '/files',
  validateSearch: (search) => optional('file', search['file']),
  staticData: { title: 'Files' },
  component: FilesScreen,
});

const pageItems = createRoute({
  getParentRoute: () => signedIn,
  path: '/pages/items',
  validateSearch: (search) => optional('of', search['of']),
  staticData: { title: 'Items' },
  component: ItemsScreen,
});

const pageTerms = createRoute({
  getParentRoute: () => signedIn,
  path: '/pages/tags',
  validateSearch: (search) => ({
    ...optional('collection', search['collection']),
    ...optional('kind', search['kind']),
  }),
  staticData: { title: 'Tags and categories' },
  component: TermsScreen,
});

const editPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/pages/edit',
  validateSearch: (search) => ({ ...pathOf(search['at']), ...optional('write', search['write']) }),
  /** Without a session the frame would get the page as visitors do, and its scripts would run beside the app. */
  beforeLoad: async ({ context }) => {
    await context.queries.fetchQuery({ ...sessionQuery, staleTime: JUST_READ_MS });
    await signInGate.whenOpen();
  },
  staticData: { title: 'Page editor' },
  component: CanvasScreen,
});

const design = createRoute({
  getParentRoute: () => signedIn,
  path: '/design',
  validateSearch: (search) => pathOf(search['at']),
  staticData: { title: 'Design' },
  component: DesignScreen,
});

const template = createRoute({
  getParentRoute: () => signedIn,
  path: '/design/template',
  validateSearch: (search) => ({ ...pathOf(search['at']), ...optional('file', search['file']) }),
  beforeLoad: async ({ context }) => {
    if (!context.viewer.permissions.includes('code')) throw notFound();
    await context.queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await signInGate.whenOpen();
  },
  staticData: { title: 'Template' },
  notFoundComponent: NotFoundScreen,
  component: TemplateScreen,
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
    throw redirect({ to: settingsFor(context.viewer)[0]?.to ?? '/' });
  },
});

const general = createRoute({
  getParentRoute: () => settings,
  path: '/general',
  staticData: { title: 'General settings' },
  component: GeneralScreen,
});

const social = createRoute({
  getParentRoute: () => settings,
  path: '/social',
  staticData: { title: 'Social settings' },
  component: SocialScreen,
});

const redirects = createRoute({
  getParentRoute: () => settings,
  path: '/redirects',
  staticData: { title: 'URL redirects' },
  component: RedirectsScreen,
});

const code = createRoute({
  getParentRoute: () => settings,
  path: '/code',
  beforeLoad: ({ context }) => {
    if (!context.viewer.permissions.includes('code')) throw notFound();
  },
  staticData: { title: 'Code settings' },
  notFoundComponent: NotFoundScreen,
  component: CodeScreen,
});

const contributors = createRoute({
  getParentRoute: () => settings,
  path: '/contributors',
  validateSearch: (search) => optional('invite', search['invite']),
  staticData: { title: 'Contributors' },
  component: ContributorsScreen,
});

const mail = createRoute({
  getParentRoute: () => settings,
  path: '/mail',
  validateSearch: (search) => optional('letter', search['letter']),
  staticData: { title: 'Mail' },
  component: MailScreen,
});

const activity = createRoute({
  getParentRoute: () => settings,
  path: '/activity',
  staticData: { title: 'Activity' },
  component: ActivityScreen,
});
const sites = createRoute({
  getParentRoute: () => signedIn,
  path: '/sites',
  staticData: { title: 'Sites' },
  component: SitesScreen,
});
const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  staticData: { title: 'Account' },
  component: AccountScreen,
});

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
    pages,
    editPage,
    pageItems,
    pageTerms,
    files,
    design,
    template,
    settings.addChildren([settingsStart, general, social, redirects, code, contributors, mail, activity]),
    sites,
    account,
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
