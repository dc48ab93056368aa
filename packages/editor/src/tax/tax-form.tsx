import type { PriceFormat } from '@sitewright/domain/money';
import { taxLimits, type TaxRule } from '@sitewright/domain/tax';
import { Percent, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  DraftNotices,
  SaveBar,
  usePreferencesDraft,
  type PreferencesAnswer,
} from '../commerce-preferences/index.ts';
import { Button, Card, CardBody, EmptyState, Section, Switch } from '../controls/index.ts';
import { countryName } from '../countries/index.ts';
import { putEntry } from '../entries/index.ts';
import { CountryCard } from './country-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { TaxExample } from './tax-example.tsx';

interface TaxRulesProps {
  readonly rules: readonly TaxRule[];
  readonly format: PriceFormat;
  readonly onChange: (rules: readonly TaxRule[]) => void;
}

const countriesOf = (rules: readonly TaxRule[]): readonly string[] =>
  [...new Set(rules.map(({ country }) => country))].toSorted((left, right) =>
    countryName(left).localeCompare(countryName(right), 'en'),
  );

const TaxCountries = ({ rules, format, onChange }: TaxRulesProps) => {
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button
      kind={rules.length === 0 ? 'primary' : 'plain'}
      icon={Plus}
      isDisabled={rules.length >= taxLimits.RULES}
      onPress={() => setAdding(true)}
    >
      Add country
    </Button>
  );
  return (
    <Section
      title="Tax rates"
      text="Rates of a country, its state and its postal code are added together. Physical products are taxed where they arrive."
    >
      {rules.length === 0 ? (
        <Card>
          <EmptyState icon={Percent} title="No taxes yet" action={add}>
            Shoppers pay no tax. Add each country where you have to collect it.
          </EmptyState>
        </Card>
      ) : (
        <div className="tax-countries">
          {countriesOf(rules).map((country) => (
            <CountryCard key={country} {...{ country, rules, format, onChange }} />
          ))}
          <div className="row">{add}</div>
        </div>
      )}
      {isAdding ? (
        <RuleDialog
          rule={undefined}
          country=""
          format={format}
          onDone={(rule) => onChange(putEntry(rules, rule))}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Section>
  );
};

interface TaxFormProps {
  readonly answer: PreferencesAnswer;
  readonly format: PriceFormat;
}

/** Everything about tax, saved together. */
export const TaxForm = ({ answer, format }: TaxFormProps) => {
  const draft = usePreferencesDraft('tax', answer);
  const { values, change, isDirty, isSaving, undo, save, discard } = draft;
  return (
    <div className="tax">
      <DraftNotices draft={draft} />
      <Section title="Prices">
        <Card>
          <CardBody>
            <Switch
              label="Prices include tax"
              hint="The prices of your products contain the tax already. Otherwise it is added at checkout."
              isOn={values.pricesIncludeTax}
              onChange={(pricesIncludeTax) => change({ ...values, pricesIncludeTax })}
            />
          </CardBody>
        </Card>
      </Section>
      <TaxCountries
        rules={values.taxRules}
        format={format}
        onChange={(taxRules) => change({ ...values, taxRules })}
      />
      <TaxExample tax={values} format={format} />
      <SaveBar {...{ isDirty, isSaving, undo }} onSave={save} onDiscard={discard} />
    </div>
  );
};
