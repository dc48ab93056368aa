import { escapeAttribute, formatter } from '@sitewright/template';
import { listField, textField } from '../../data/index.ts';

/**
 * The chosen values of a variant in one line: `Red / Large`. They are escaped although the public engine leaves them as
 * they are: templates print the line as it comes, and a value named by a store manager must not be able to open a tag.
 */
export const variantDescriptor = formatter(
  () => (variant) =>
    listField(variant, 'optionValues')
      .map((option) => escapeAttribute(textField(option, 'value')))
      .join(' / '),
);
