/** `A3, Oak`. */
export const variantText = ({
  optionValues,
}: {
  readonly optionValues: readonly { readonly value: string }[];
}): string => optionValues.map(({ value }) => value).join(', ');
