export {
  findRedirect,
  findRedirectFault,
  redirectLimits,
  redirectMessages,
  type Redirect,
  type RedirectFault,
} from './redirects.ts';
export { followMove, type AddressMove } from './move-redirects.ts';
