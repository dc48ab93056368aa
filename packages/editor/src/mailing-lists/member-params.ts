import { memberStates, type MemberState } from '@sitewright/domain/mailing-lists';
import { optionalParam } from '../screens/index.ts';

/** What the address says of the list. */
export interface MemberParams {
  readonly search?: string;
  readonly state?: MemberState;
  readonly tag?: string;
  readonly segmentId?: string;
}

const MAX_SEARCH = 100;

/** The router reads digits as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_SEARCH) : undefined;

/** Unknown values are left out: anybody may have written the link. */
export const readMemberParams = (search: Readonly<Record<string, unknown>>): MemberParams => {
  const state = memberStates.find((each) => each === search['state']);
  return {
    ...optionalParam('search', textOf(search['search'])),
    ...optionalParam('tag', textOf(search['tag'])),
    ...optionalParam('segmentId', textOf(search['segmentId'])),
    ...(state === undefined ? {} : { state }),
  };
};
