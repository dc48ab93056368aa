import { Trash2 } from 'lucide-react';
import { ComboBox, IconButton, Select, TextField } from '../../controls/index.ts';
import { countryChoices } from '../../countries/index.ts';
import type { SegmentOptions } from '../list-texts.ts';
import { conditionKinds, type ConditionValues } from './segment-texts.ts';

interface ConditionFieldsProps {
  readonly place: number;
  readonly values: ConditionValues;
  readonly options: SegmentOptions;
  readonly error: string | undefined;
  readonly onChange: (values: ConditionValues) => void;
  readonly onRemove: () => void;
}

const ValueField = ({ values, options, error, onChange }: ConditionFieldsProps) => {
  const { kind, value } = values;
  const field = { value, error, onChange: (next: string) => onChange({ kind, value: next }) };
  switch (kind) {
    case 'form':
      return <Select label="Form" choices={options.forms} {...field} />;
    case 'bought':
    case 'not-bought':
      return <ComboBox label="Product" choices={options.products} {...field} />;
    case 'country':
      return <ComboBox label="Country" choices={countryChoices()} {...field} />;
    case 'spent':
    case 'spent-less':
      return <TextField label="Amount" inputMode="decimal" unit={options.currency} {...field} />;
    case 'ordered':
    case 'not-ordered':
      return <TextField label="Days" inputMode="numeric" {...field} />;
    default:
      return <TextField label="Tag" {...field} />;
  }
};

/** One condition of a segment. */
export const ConditionFields = (props: ConditionFieldsProps) => {
  const { place, values, onChange, onRemove } = props;
  const change = (id: string): void => {
    const kind = conditionKinds.find((each) => each.id === id)?.id;
    if (kind) onChange({ kind, value: '' });
  };
  return (
    <fieldset className="mailing-condition" aria-label={`Condition ${place}`}>
      <div className="mailing-kind">
        <Select label="Condition" choices={conditionKinds} value={values.kind} onChange={change} />
      </div>
      <div>
        <ValueField key={values.kind} {...props} />
      </div>
      <IconButton icon={Trash2} label={`Remove condition ${place}`} onPress={onRemove} />
    </fieldset>
  );
};
