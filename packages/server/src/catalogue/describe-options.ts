import { optionValuesOf } from '@sitewright/domain/catalogue';

export interface VariantOptions {
  readonly attributes: Readonly<Record<string, string>>;
  readonly ordering: readonly string[];
}

/** The values of a variant in the order of the product's options. */
export const optionValues = ({ attributes, ordering }: VariantOptions): string[] =>
  optionValuesOf(attributes, ordering).map(({ value }) => value);

export const describeOptions = (options: VariantOptions): string => optionValues(options).join(' / ');
