/** Sizes of clothes have an order that is neither that of letters nor of numbers. */
const SIZES = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '4XL', '5XL'];

const placeOf = (value: string): number => SIZES.indexOf(value.toUpperCase());

const collator = new Intl.Collator('en', { numeric: true });

/** Values of a filter as shoppers look for them: sizes by size, all others by number and letter. */
export const sortedValues = (values: readonly string[]): string[] =>
  values.toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first >= 0 && second >= 0 ? first - second : collator.compare(a, b);
  });
