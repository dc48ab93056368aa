export {
  addressLimits,
  emptyAddress,
  locationOf,
  nameOf,
  type Address,
  type AddressField,
} from './address.ts';
