import { Check, Minus } from 'lucide-react';
import { Checkbox, type Selection } from 'react-aria-components';

/** Selects a row, or all of them in the head of a table. */
export const SelectBox = () => (
  <Checkbox slot="selection" className="checkbox forms-check">
    {({ isIndeterminate }) => (
      <span className="checkbox-box" aria-hidden>
        {isIndeterminate ? <Minus size={12} strokeWidth={3} /> : <Check size={12} strokeWidth={3} />}
      </span>
    )}
  </Checkbox>
);

export const idsOf = (keys: Selection, rows: readonly { readonly id: string }[]): ReadonlySet<string> =>
  keys === 'all' ? new Set(rows.map(({ id }) => id)) : new Set([...keys].map(String));
