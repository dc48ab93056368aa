import { siteLimits, socialServices } from '@sitewright/domain/sites';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button, IconButton } from '../../controls/index.ts';
import { FormSelect, FormTextField } from '../../form-fields/index.ts';
import type { SettingsForm } from './use-settings-form.ts';

type Controlled = Pick<SettingsForm, 'control'>;

const choices = socialServices.map(({ id, name }) => ({ id, name }));

const examples: Readonly<Record<string, string>> = { email: 'you@example.com', phone: '+1 555 0100' };

interface AccountRowProps extends Controlled {
  readonly row: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

const AccountRow = ({ control, row, count, onMove, onRemove }: AccountRowProps) => {
  const service = useWatch({ control, name: `socialAccounts.${row}.serviceName` });
  const name = `account ${row + 1}`;
  return (
    <li className="social-account" aria-label={`Account ${row + 1}`}>
      <div className="social-service">
        <FormSelect
          control={control}
          name={`socialAccounts.${row}.serviceName`}
          label="Service"
          choices={choices}
        />
      </div>
      <div className="social-address">
      <FormTextField
        control={control}
        name={`socialAccounts.${row}.profileUrl`}
        label="Profile URL"
        placeholder={examples[service] ?? 'https://example.com/you'}
        maxLength={siteLimits.MAX_ADDRESS_LENGTH}
      />
      </div>
      <div className="social-acts">
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          isDisabled={row === 0}
          onPress={() => onMove(row - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          isDisabled={row === count - 1}
          onPress={() => onMove(row + 1)}
        />
        <IconButton icon={Trash2} label={`Remove ${name}`} onPress={onRemove} />
      </div>
    </li>
  );
};

/** Social accounts, in the order in which blocks and templates show them. */
export const SocialAccounts = ({ control }: Controlled) => {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'socialAccounts' });
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="social-part">
      <h3 id={titleId}>Accounts</h3>
      <p className="quiet">Shown by social links without their own accounts, in this order.</p>
      {fields.length === 0 ? null : (
        <ol className="social-accounts" aria-labelledby={titleId}>
          {fields.map(({ id }, row) => (
            <AccountRow
              key={id}
              {...{ control, row }}
              count={fields.length}
              onMove={(to) => move(row, to)}
              onRemove={() => remove(row)}
            />
          ))}
        </ol>
      )}
      <div>
        <Button
          icon={Plus}
          isDisabled={fields.length >= siteLimits.MAX_ACCOUNTS}
          onPress={() => append({ serviceName: 'instagram', profileUrl: '' })}
        >
          Add account
        </Button>
      </div>
    </section>
  );
};
