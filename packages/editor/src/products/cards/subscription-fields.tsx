import type { Product, SubscriptionPlan } from '@sitewright/domain/catalogue';
import type { Setting } from '../../blocks/index.ts';
import { Switch } from '../../controls/index.ts';
import { useProduct } from '../state/product-context.ts';
import { ProductSettings } from '../state/product-settings.tsx';

const monthly: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };

const settings: readonly Setting[] = [
  { control: 'number', field: 'subscriptionPlan.billingPeriod.value', label: 'Billed every' },
  {
    control: 'choice',
    field: 'subscriptionPlan.billingPeriod.unit',
    label: 'Period',
    names: { WEEK: 'Weeks', MONTH: 'Months', YEAR: 'Years' },
  },
  {
    control: 'number',
    field: 'subscriptionPlan.numBillingCycles',
    label: 'Number of payments',
    hint: '0 goes on until the customer cancels.',
  },
];

const withoutPlan = ({ isSubscribable: _is, subscriptionPlan: _plan, ...rest }: Product): Product => rest;

/** Sold once, or again and again. */
export const SubscriptionFields = () => {
  const { product, changeProduct } = useProduct();
  const isOn = product.isSubscribable ?? false;
  return (
    <>
      <Switch
        label="Sell as a subscription"
        hint="Customers are billed again for each period."
        isOn={isOn}
        onChange={(next) =>
          changeProduct(next ? 'Sell as subscription' : 'Sell once', (before) =>
            next ? { ...before, isSubscribable: true, subscriptionPlan: monthly } : withoutPlan(before),
          )
        }
      />
      {isOn ? (
        <div className="product-editor-trio">
          <ProductSettings name="subscription" settings={settings} />
        </div>
      ) : null}
    </>
  );
};
