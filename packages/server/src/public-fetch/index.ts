export { isPrivateName } from './private-names.ts';
export { isPublicAddress } from './public-addresses.ts';
export {
  isForbiddenHost,
  RequestFault,
  requestPublic,
  type PublicNetwork,
  type PublicRequest,
  type RequestFaultReason,
} from './public-request.ts';
