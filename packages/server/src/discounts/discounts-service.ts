import { randomBytes } from 'node:crypto';
import {
  codeOfBytes,
  discountLimits,
  discountMessages,
  findDiscountFaults,
  GENERATED_CODE_LENGTH,
  tidyDiscount,
  type DiscountTerms,
} from '@sitewright/domain/discounts';
import type { Queryable } from '../database/index.ts';
import { refuse, refuseTakenIndex, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import {
  countDiscounts,
  deleteDiscount,
  insertDiscount,
  isCodeTaken,
  lockDiscount,
  updateDiscount,
  type DiscountRow,
} from './discounts-store.ts';

const codeTaken = (): Refusal =>
  refuse('discount-code-taken', { code: discountMessages['discount-code-taken'] });

/** Carts of all nodes read the discounts again. */
const applyToCarts = (transaction: Queryable, websiteId: string): Promise<void> =>
  invalidateCacheTags(transaction, websiteId, ['discounts']);

const checkTerms = (terms: DiscountTerms): Refusal | undefined => {
  const faults = findDiscountFaults(terms);
  return Object.keys(faults).length > 0 ? refuse('discount-invalid', faults) : undefined;
};

/** Counted after the site's row is locked, so that two contributors cannot both add the last one. */
const checkCount = async (
  transaction: Queryable,
  websiteId: string,
  { id, terms }: { readonly id: string; readonly terms: DiscountTerms },
): Promise<Refusal | undefined> => {
  const { all, automatic } = await countDiscounts(transaction, websiteId, id);
  if (all >= discountLimits.DISCOUNTS) return refuse('discount-too-many');
  return terms.code === null && automatic >= discountLimits.AUTOMATIC
    ? refuse('discount-too-many-automatic')
    : undefined;
};

export const createDiscount = async (
  { database, site, now, note }: ContributorContext,
  given: DiscountTerms,
): Promise<DiscountRow | Refusal> => {
  const terms = tidyDiscount(given);
  const fault = checkTerms(terms);
  if (fault) return fault;
  const id = newId();
  await applyToCarts(database, site.id);
  const tooMany = await checkCount(database, site.id, { id, terms });
  if (tooMany) return tooMany;
  const row = await refuseTakenIndex(
    insertDiscount(database, { websiteId: site.id, id, terms, now }),
    'discounts_by_code',
    codeTaken(),
  );
  note({ subject: `discount:${id}`, after: { title: terms.name, ...terms } });
  return row ?? refuse('not-found');
};

export interface DiscountChange {
  readonly id: string;
  readonly revision: number;
  readonly terms: DiscountTerms;
}

export const changeDiscount = async (
  { database, site, now, note }: ContributorContext,
  { id, revision, terms: given }: DiscountChange,
): Promise<DiscountRow | Refusal> => {
  const terms = tidyDiscount(given);
  const fault = checkTerms(terms);
  if (fault) return fault;
  await applyToCarts(database, site.id);
  const before = await lockDiscount(database, site.id, id);
  if (!before) return refuse('not-found');
  if (before.revision !== revision) return refuse('conflict');
  const tooMany = await checkCount(database, site.id, { id, terms });
  if (tooMany) return tooMany;
  const row = await refuseTakenIndex(
    updateDiscount(database, { websiteId: site.id, id, terms, now }),
    'discounts_by_code',
    codeTaken(),
  );
  note({
    subject: `discount:${id}`,
    before: { title: before.name, ...before.terms },
    after: { title: terms.name, ...terms },
  });
  return row ?? refuse('not-found');
};

export const removeDiscount = async (
  { database, site, now, note }: ContributorContext,
  id: string,
): Promise<Record<string, never> | Refusal> => {
  const row = await deleteDiscount(database, site.id, { id, now });
  if (!row) return refuse('not-found');
  await applyToCarts(database, site.id);
  note({ subject: `discount:${id}`, before: { title: row.name, ...row.terms } });
  return {};
};

/** More bytes than signs: a few are left out so that all signs are equally likely. */
const BYTES = GENERATED_CODE_LENGTH * 4;

export const generateCode = async (database: Queryable, websiteId: string): Promise<string> => {
  for (;;) {
    const code = codeOfBytes(randomBytes(BYTES));
    if (code.length === GENERATED_CODE_LENGTH && !(await isCodeTaken(database, websiteId, code))) return code;
  }
};
