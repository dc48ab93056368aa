import { isId } from '@sitewright/domain/ids';
import {
  donationLimits,
  findFundFaults,
  newFundTerms,
  tidyFund,
  type FundTerms,
} from '@sitewright/domain/donations';
import { fundTermsSchema } from '@sitewright/domain/donations/schemas';
import { findSchemaFaults } from '../documents/index.ts';
import { ImportFault } from './import-fault.ts';
import { readList } from './read-lists.ts';

const FILE = 'donation-funds.json';

export interface ImportedFund {
  /** Blocks name it. */
  readonly id: string;
  readonly terms: FundTerms;
}

const readFund = ({ id, ...written }: Readonly<Record<string, unknown>>, index: number): ImportedFund => {
  const name = `fund ${index + 1}`;
  if (typeof id !== 'string' || !isId(id)) throw new ImportFault(FILE, `${name}: its id is missing.`);
  const given = { ...newFundTerms, suggestedCents: [...newFundTerms.suggestedCents], ...written };
  const [fault] = Object.entries(findSchemaFaults(fundTermsSchema, given));
  if (fault) throw new ImportFault(FILE, `${name}: ${fault.join(' ')}`);
  const terms = tidyFund(given);
  const [mistake] = Object.entries(findFundFaults(terms));
  if (mistake) throw new ImportFault(FILE, `${name}: ${mistake.join(': ')}`);
  return { id, terms };
};

/** A handwritten site states only what differs from a new fund. */
export const readFunds = async (folder: string): Promise<ImportedFund[]> => {
  const funds = (await readList(folder, FILE)).map(readFund);
  const slugs = funds.map(({ terms }) => terms.slug);
  if (new Set(slugs).size < slugs.length) throw new ImportFault(FILE, 'Two funds have the same address.');
  if (funds.length > donationLimits.FUNDS) throw new ImportFault(FILE, 'There are too many funds.');
  return funds;
};
