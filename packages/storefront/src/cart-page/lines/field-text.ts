import type { CartEntry } from '../../cart/index.ts';
import { formText } from '../../page/index.ts';

type AnsweredField = CartEntry['formFields'][number];

/** An answer in one line, for the cart entry. */
export const fieldText = ({ type, value, values }: AnsweredField): string => {
  if (value !== '') return value;
  const parts =
    type === 'likert'
      ? Object.entries(values).map(
          ([statement, score]) => `${statement}: ${formText(`likert${Number(score)}`)}`,
        )
      : Object.values(values).filter((part) => part !== '');
  return parts.join(', ');
};
