import { hasBetaFlag } from '@sitewright/domain/features';
import { Link } from '@tanstack/react-router';
import { Card, CardBody, Section } from '../controls/index.ts';
import { FormSwitch } from '../form-fields/index.ts';
import { useSession } from '../session/index.ts';
import { fieldName } from './field-names.ts';
import { LinkField } from './link-field.tsx';
import type { SiteFormat } from './store-values.ts';
import type { StoreForm } from './use-store-form.ts';

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

const CurrencyLine = ({ currency }: Pick<SiteFormat, 'currency'>) => {
  const { permissions } = useSession();
  return (
    <div className="field">
      <span className="field-label">Currency</span>
      <p>
        {currencyNames.of(currency) ?? currency} ({currency})
      </p>
      <span className="field-hint">
        All prices of the store are in this currency.{' '}
        {permissions.includes('settings') ? (
          <Link to="/settings/general">Change it in the site settings</Link>
        ) : (
          'An administrator can change it in the site settings.'
        )}
      </span>
    </div>
  );
};

interface GeneralSectionProps {
  readonly form: StoreForm;
  readonly site: SiteFormat;
}

export const GeneralSection = ({ form: { control }, site }: GeneralSectionProps) => {
  const { website } = useSession();
  return (
    <Section title="General" text="How the store sells. Changes are live as soon as they are saved.">
      <Card>
        <CardBody>
          <CurrencyLine currency={site.currency} />
          <LinkField
            control={control}
            name="continueShoppingLinkUrl"
            label={fieldName('continueShoppingLinkUrl')}
            hint="Where shoppers go on from an empty cart."
          />
          <FormSwitch
            control={control}
            name="expressCheckout"
            label={fieldName('expressCheckout')}
            hint="Buttons lead shoppers straight on with their order instead of back to the page."
          />
          <FormSwitch
            control={control}
            name="cartDrawerEnabled"
            label={fieldName('cartDrawerEnabled')}
            hint="The cart opens beside the page when something is added. Without it a small note says so."
          />
          <FormSwitch
            control={control}
            name="multipleQuantityAllowedForServices"
            label={fieldName('multipleQuantityAllowedForServices')}
            hint="Shoppers can enter a quantity for service products."
          />
          {hasBetaFlag(website.features, 'localeAwareNumberFormatter') ? (
            <FormSwitch
              control={control}
              name="useCLDRMoneyFormat"
              label={fieldName('useCLDRMoneyFormat')}
              hint="Symbol, separators and order follow the language. Without it pages show bare numbers."
            />
          ) : null}
        </CardBody>
      </Card>
    </Section>
  );
};
