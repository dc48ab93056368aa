import {
  donationLimits,
  donationMessages,
  findFundFaults,
  fundFieldTexts,
  tidyFund,
  type FundTerms,
} from '@sitewright/domain/donations';
import { minimumChargeOf } from '@sitewright/domain/payments';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { isRefusal, refuse, refuseTakenIndex, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { findAssets } from '../media/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import { countFunds, insertFund, lockFund, setArchived, updateFund, type FundRow } from './funds-store.ts';

const slugTaken = (): Refusal => refuse('fund-slug-taken', { slug: donationMessages['fund-slug-taken'] });

/** Carts of all nodes and pages with a donation block read the funds again. */
const applyFunds = (transaction: Queryable, websiteId: string): Promise<void> =>
  invalidateCacheTags(transaction, websiteId, ['donations']);

const checkTerms = ({ settings }: Site, given: FundTerms): FundTerms | Refusal => {
  const terms = tidyFund(given);
  const faults = findFundFaults(terms, minimumChargeOf(settings.currency));
  return Object.keys(faults).length > 0 ? refuse('fund-invalid', faults) : terms;
};

/** Of the same site, and not in its trash. */
const checkImage = async (
  database: Queryable,
  websiteId: string,
  { imageId = '' }: FundTerms,
): Promise<Refusal | undefined> => {
  if (imageId === '') return undefined;
  const [image] = await findAssets(database, websiteId, [imageId]);
  return image?.kind === 'image'
    ? undefined
    : refuse('fund-invalid', { imageId: fundFieldTexts.imageMissing });
};

export const createFund = async (
  { database, site, now, note }: ContributorContext,
  given: FundTerms,
): Promise<FundRow | Refusal> => {
  const terms = checkTerms(site, given);
  if (isRefusal(terms)) return terms;
  const imageRefusal = await checkImage(database, site.id, terms);
  if (imageRefusal) return imageRefusal;
  // Locks the site's row, so that two contributors cannot both add the last one.
  await applyFunds(database, site.id);
  if ((await countFunds(database, site.id)) >= donationLimits.FUNDS) return refuse('fund-too-many');
  const fundId = newId();
  const row = await refuseTakenIndex(
    insertFund(database, { websiteId: site.id, fundId, terms, now }),
    'donation_funds_by_slug',
    slugTaken(),
  );
  note({ subject: `fund:${fundId}`, after: { ...terms } });
  return row ?? refuse('not-found');
};

export interface FundChange {
  readonly fundId: string;
  readonly revision: number;
  readonly terms: FundTerms;
}

export const changeFund = async (
  { database, site, now, note }: ContributorContext,
  { fundId, revision, terms: given }: FundChange,
): Promise<FundRow | Refusal> => {
  const terms = checkTerms(site, given);
  if (isRefusal(terms)) return terms;
  const imageRefusal = await checkImage(database, site.id, terms);
  if (imageRefusal) return imageRefusal;
  const key = { websiteId: site.id, fundId };
  await applyFunds(database, site.id);
  const before = await lockFund(database, key);
  if (!before) return refuse('not-found');
  if (before.revision !== revision) return refuse('conflict');
  const row = await refuseTakenIndex(
    updateFund(database, { ...key, terms, now }),
    'donation_funds_by_slug',
    slugTaken(),
  );
  note({ subject: `fund:${fundId}`, before: { ...before.terms }, after: { ...terms } });
  return row ?? refuse('not-found');
};

/** What is being given each month goes on: the donors have chosen it, and the owner ends it one by one. */
export const archiveFund = async (
  { database, site, now, note }: ContributorContext,
  { fundId, isArchived }: { readonly fundId: string; readonly isArchived: boolean },
): Promise<FundRow | Refusal> => {
  await applyFunds(database, site.id);
  const key = { websiteId: site.id, fundId };
  const row = await setArchived(database, key, { archivedAt: isArchived ? now : null, now });
  if (!row) return refuse('not-found');
  note({ subject: `fund:${fundId}`, after: { title: row.terms.title } });
  return row;
};
