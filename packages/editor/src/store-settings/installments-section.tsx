import { hasFeature, type FeatureSwitches } from '@sitewright/domain/features';
import {
  installmentCountries,
  installmentCountry,
  installmentCurrency,
  type InstallmentCountry,
} from '@sitewright/domain/installments';
import { useWatch } from 'react-hook-form';
import { Card, CardBody, Notice, Section } from '../controls/index.ts';
import { FormSelect, FormSwitch, FormTextField } from '../form-fields/index.ts';
import { useSession } from '../session/index.ts';
import { countryName, fieldName } from './field-names.ts';
import { limitFields, type SiteFormat } from './store-values.ts';
import type { StoreForm } from './use-store-form.ts';

const isOn = (features: FeatureSwitches, country: InstallmentCountry): boolean =>
  hasFeature(features, country === 'GB' ? 'clearpay' : 'afterpay');

const serviceOf = (country: InstallmentCountry): string => (country === 'GB' ? 'Clearpay' : 'Afterpay');

const LimitRow = ({
  control,
  country,
}: Pick<StoreForm, 'control'> & { readonly country: InstallmentCountry }) => {
  const { min, max } = limitFields(country);
  const currency = installmentCurrency(country);
  return (
    <fieldset className="store-limits">
      <legend>
        {countryName(country)} <span className="quiet">{currency}</span>
      </legend>
      <FormTextField control={control} name={min} label="Minimum order" />
      <FormTextField control={control} name={max} label="Maximum order" />
    </fieldset>
  );
};

interface InstallmentsSectionProps {
  readonly form: StoreForm;
  readonly site: SiteFormat;
}

/** Warns where the offer would never be shown. */
const CurrencyNotice = ({ form: { control }, site }: InstallmentsSectionProps) => {
  const [isEnabled, code] = useWatch({ control, name: ['installmentsEnabled', 'installmentsCountry'] });
  const country = installmentCountry(code);
  if (!isEnabled || !country || installmentCurrency(country) === site.currency) return null;
  return (
    <Notice tone="warning">
      {serviceOf(country)} in {countryName(country)} needs prices in {installmentCurrency(country)}. This
      store’s currency is {site.currency}, so shoppers see no offer.
    </Notice>
  );
};

const countryChoices = (countries: readonly InstallmentCountry[], current: string) =>
  [...new Set<string>([...countries, current])].map((id) => ({ id, name: countryName(id) }));

/** Amounts between which shoppers are offered to pay in four parts, in each country where that exists. */
export const InstallmentsSection = ({ form, site }: InstallmentsSectionProps) => {
  const { website } = useSession();
  const { control } = form;
  const current = useWatch({ control, name: 'installmentsCountry' });
  const countries = installmentCountries.filter((country) => isOn(website.features, country));
  if (countries.length === 0) return null;
  return (
    <Section title="Installments" text="Product pages tell that a price can be paid in four parts.">
      <Card>
        <CardBody>
          <FormSwitch
            control={control}
            name="installmentsEnabled"
            label={fieldName('installmentsEnabled')}
            hint="Afterpay, called Clearpay in the United Kingdom. For physical products."
          />
          <FormSelect
            control={control}
            name="installmentsCountry"
            label={fieldName('installmentsCountry')}
            choices={countryChoices(countries, current)}
          />
          <CurrencyNotice form={form} site={site} />
          <p className="field-hint">
            The offer is shown for prices above the minimum and up to the maximum of your country.
          </p>
          {countries.map((country) => (
            <LimitRow key={country} control={control} country={country} />
          ))}
        </CardBody>
      </Card>
    </Section>
  );
};
