export {
  findRedirect,
  findRedirectFault,
  redirectLimits,
  redirectMessages,
  type Redirect,
  type RedirectFault,
} from './redirects.ts';
