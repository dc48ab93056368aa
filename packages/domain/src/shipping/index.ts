export { countryCodes } from './country-codes.ts';
export { shippingFromRules, type LegacyShippingRule } from './legacy-rules.ts';
export { offerShipping, selectOption } from './offer-shipping.ts';
export {
  foldPostalCode,
  formatPostalCodes,
  matchesPostalCode,
  parsePostalCodes,
  type PostalCodes,
} from './postal-codes.ts';
export { findRangeGaps, type RangeGap } from './range-gaps.ts';
export { regionCode, regionsOf } from './regions.ts';
export { findShippingFaults } from './shipping-faults.ts';
export {
  defaultShippingSettings,
  GENERAL_PROFILE,
  shippingLimits,
  type LocalDelivery,
  type PickupAddress,
  type PickupPoint,
  type RateRange,
  type Shipment,
  type ShippedLine,
  type ShippingLocation,
  type ShippingOffer,
  type ShippingOption,
  type ShippingProfile,
  type ShippingRate,
  type ShippingSettings,
  type ShippingStatus,
  type ShippingZone,
  type ZoneCountry,
} from './shipping.ts';
