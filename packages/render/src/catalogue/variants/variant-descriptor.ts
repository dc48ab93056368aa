import { formatter } from '@sitewright/template';
import { listField, textField } from '../../data/index.ts';

/** The chosen values of a variant in one line: `Red / Large`. */
export const variantDescriptor = formatter(
  () => (variant) =>
    listField(variant, 'optionValues')
      .map((option) => textField(option, 'value'))
      .join(' / '),
);
