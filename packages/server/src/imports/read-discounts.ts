import {
  discountLimits,
  findDiscountFaults,
  newDiscountTerms,
  tidyDiscount,
  type DiscountTerms,
} from '@sitewright/domain/discounts';
import { discountTermsSchema } from '@sitewright/domain/discounts/schemas';
import { findSchemaFaults } from '../documents/index.ts';
import { ImportFault } from './import-fault.ts';
import { readList } from './read-lists.ts';

const FILE = 'discounts.json';

const readTerms = (written: Readonly<Record<string, unknown>>, index: number): DiscountTerms => {
  const given = { ...newDiscountTerms, ...written };
  const name = `discount ${index + 1}`;
  const [fault] = Object.entries(findSchemaFaults(discountTermsSchema, given));
  if (fault) throw new ImportFault(FILE, `${name}: ${fault.join(' ')}`);
  const terms = tidyDiscount(given);
  const [mistake] = Object.entries(findDiscountFaults(terms));
  if (mistake) throw new ImportFault(FILE, `${name}: ${mistake.join(': ')}`);
  return terms;
};

const hasRepeats = (codes: readonly string[]): boolean => new Set(codes).size < codes.length;

/** A handwritten site states only what differs from a new discount. */
export const readDiscounts = async (folder: string): Promise<DiscountTerms[]> => {
  const discounts = (await readList(folder, FILE)).map(readTerms);
  if (hasRepeats(discounts.flatMap(({ code }) => code ?? [])))
    throw new ImportFault(FILE, 'Two discounts have the same code.');
  if (discounts.length > discountLimits.DISCOUNTS)
    throw new ImportFault(FILE, 'There are too many discounts.');
  if (discounts.filter(({ code }) => code === null).length > discountLimits.AUTOMATIC)
    throw new ImportFault(FILE, 'There are too many discounts without a code.');
  return discounts;
};
