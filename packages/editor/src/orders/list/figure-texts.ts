/** `12 % more than last Monday`; nothing to compare with is nothing to say. */
export const changeText = (now: number, before: number | null, than: string): string => {
  if (before === null || before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return `As ${than}`;
  return `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than ${than}`;
};

/** The points of a line in a box of the given size, for an `svg`. */
export const linePoints = (values: readonly number[], width: number, height: number): string => {
  const highest = Math.max(1, ...values);
  return values
    .map((value, index) => {
      const x = (index / Math.max(1, values.length - 1)) * width;
      return `${x.toFixed(1)},${(height - (value / highest) * height).toFixed(1)}`;
    })
    .join(' ');
};
