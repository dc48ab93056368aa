import type { Expression, Item } from './parse.ts';

/** The compiled form, as `{.eval #...}` prints it. */
export const describeExpression = ({ statements }: Expression): string =>
  `[${statements.map((items) => `[${items.map(describeItem).join(' ')}]`).join(', ')}]`;

const describeItem = (item: Item): string => {
  switch (item.type) {
    case 'literal':
      return typeof item.value === 'string' ? JSON.stringify(item.value) : `${item.value}`;
    case 'reference':
      return item.text;
    case 'arguments':
      return '<args>';
    case 'operator':
      return `<${item.operator.name}>`;
    case 'call':
      return `${item.name}()`;
  }
};
