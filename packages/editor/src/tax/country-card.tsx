import type { PriceFormat } from '@sitewright/domain/money';
import type { TaxRule } from '@sitewright/domain/tax';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, Card, IconButton, List, ListRow, useConfirm } from '../controls/index.ts';
import { countryName } from '../countries/index.ts';
import { EntryActions, putEntry, removeEntry } from '../entries/index.ts';
import { describeRule } from './describe-rule.ts';
import { RuleDialog } from './rule-dialog.tsx';

interface CountryCardProps {
  readonly country: string;
  /** Of all countries. */
  readonly rules: readonly TaxRule[];
  readonly format: PriceFormat;
  readonly onChange: (rules: readonly TaxRule[]) => void;
}

const countText = (count: number): string => (count === 1 ? 'Its tax is' : `Its ${count} taxes are`);

/** A country with its taxes. */
export const CountryCard = ({ country, rules, format, onChange }: CountryCardProps) => {
  const [editing, setEditing] = useState<'new' | TaxRule>();
  const titleId = useId();
  const confirm = useConfirm();
  const name = countryName(country);
  const own = rules.filter((rule) => rule.country === country);
  const remove = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Remove ${name}?`,
      text: `${countText(own.length)} removed too. Nothing changes for shoppers until you save.`,
      confirm: 'Remove',
    });
    if (isConfirmed) onChange(rules.filter((rule) => rule.country !== country));
  };
  return (
    <article aria-labelledby={titleId}>
      <Card>
        <header className="tax-head">
          <h3 id={titleId}>{name}</h3>
          <IconButton icon={Trash2} label={`Remove ${name}`} onPress={() => void remove()} />
        </header>
        <List label={`Taxes of ${name}`}>
          {own.map((rule) => (
            <ListRow
              key={rule.id}
              title={rule.name}
              detail={describeRule(rule, format.locale)}
              actions={
                <EntryActions
                  name={rule.name}
                  onEdit={() => setEditing(rule)}
                  onRemove={() => onChange(removeEntry(rules, rule.id))}
                />
              }
            />
          ))}
        </List>
        <footer className="tax-foot">
          <Button icon={Plus} aria-label={`Add tax to ${name}`} onPress={() => setEditing('new')}>
            Add tax
          </Button>
        </footer>
      </Card>
      {editing === undefined ? null : (
        <RuleDialog
          rule={editing === 'new' ? undefined : editing}
          country={country}
          format={format}
          onDone={(rule) => onChange(putEntry(rules, rule))}
          onClose={() => setEditing(undefined)}
        />
      )}
    </article>
  );
};
