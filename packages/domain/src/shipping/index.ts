export {
  offerShipping,
  type Shipment,
  type ShippingLocation,
  type ShippingOption,
  type ShippingRule,
  type ShippingStatus,
} from './shipping.ts';
