import type { DiscountTerms } from '@sitewright/domain/discounts';
import type { StoredDiscount } from './discount-types.ts';

/** What of a discount is saved: without its id, revision and what follows from them. */
export const termsOf = ({
  id: _id,
  revision: _revision,
  status: _status,
  createdOn: _createdOn,
  updatedOn: _updatedOn,
  ...terms
}: StoredDiscount): DiscountTerms => terms;
