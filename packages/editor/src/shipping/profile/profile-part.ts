import type { PriceFormat } from '@sitewright/domain/money';
import type { ShippingProfile } from '@sitewright/domain/shipping';

export interface ProfilePartProps {
  readonly profile: ShippingProfile;
  readonly format: PriceFormat;
  readonly onChange: (profile: ShippingProfile) => void;
}
