import { Check, Minus } from 'lucide-react';
import { Checkbox, type Selection } from 'react-aria-components';

/** Selects the row, card or table it is in. */
export const SelectBox = () => (
  <Checkbox slot="selection" className="checkbox select-box">
    {({ isIndeterminate }) => (
      <span className="checkbox-box" aria-hidden>
        {isIndeterminate ? <Minus size={12} strokeWidth={3} /> : <Check size={12} strokeWidth={3} />}
      </span>
    )}
  </Checkbox>
);

export const selectedIds = (
  selection: Selection,
  records: readonly { readonly id: string }[],
): ReadonlySet<string> =>
  selection === 'all' ? new Set(records.map(({ id }) => id)) : new Set([...selection].map(String));
