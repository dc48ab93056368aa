import type { CallAnswer } from '@sitewright/api/call';
import type { restockCalls } from '@sitewright/api/restock';
import { optionValuesOf } from '@sitewright/domain/catalogue';
import type { SignUpRow } from '../restock-records/index.ts';
import type { ExportedRow, ListedGroup } from './groups-store.ts';

type DescribedGroup = CallAnswer<typeof restockCalls.listGroups>['signUpGroups'][number];
type DescribedSignUp = CallAnswer<typeof restockCalls.listSignUps>['signUps'][number];

export const isoOf = (moment: Date | string): string => new Date(moment).toISOString();

const isoOrNull = (moment: Date | string | null): string | null => (moment === null ? null : isoOf(moment));

export const nameOf = ({
  title,
  attributes,
  ordering,
}: Pick<ListedGroup & ExportedRow, 'title' | 'attributes' | 'ordering'>) => ({
  title: title ?? 'Deleted product',
  variant: optionValuesOf(attributes ?? {}, ordering ?? [])
    .map(({ value }) => value)
    .join(' / '),
});

export const describeGroup = (row: ListedGroup, isAutomatic: boolean): DescribedGroup => ({
  isAutomatic,
  productId: row.productId,
  variantId: row.variantId,
  ...nameOf(row),
  sku: row.sku ?? '',
  path: row.path ?? '',
  isSold: row.isSold,
  stock: row.isUnlimited ? null : (row.quantity ?? 0),
  waitingCount: row.waitingCount,
  demoCount: row.demoCount,
  mailingListCount: row.mailingListCount,
  lastSignUpOn: isoOrNull(row.lastSignUpAt),
  lastSentOn: isoOrNull(row.lastSentAt),
  notifiedCount: row.notifiedCount,
  sending: row.requestedUntil === null ? null : { total: row.requestedTotal, sent: row.requestedSent },
});

export const describeSignUp = (row: SignUpRow): DescribedSignUp => ({
  id: row.signUpId,
  email: row.email,
  state: row.state,
  language: row.language,
  isJoinMailingList: row.joinsMailingList,
  consentText: row.consentText,
  signedUpOn: isoOf(row.signedUpAt),
  notifiedOn: row.state === 'notified' ? isoOrNull(row.doneAt) : null,
  isDemo: row.isDemo,
});
