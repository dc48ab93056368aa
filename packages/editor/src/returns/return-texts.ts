import type { CallAnswer } from '@sitewright/api/call';
import type { returnsCalls } from '@sitewright/api/returns';
import { returnTextsIn } from '@sitewright/domain/returns';

export type OrderReturn = CallAnswer<typeof returnsCalls.list>['returns'][number];

const stateNames = {
  requested: 'Return requested',
  accepted: 'Return accepted',
  declined: 'Return declined',
  received: 'Return received',
} as const satisfies Record<OrderReturn['state'], string>;

const withdrawalNames = {
  requested: 'Withdrawal',
  accepted: 'Withdrawal',
  declined: 'Withdrawal',
  received: 'Withdrawal, items received',
} as const satisfies Record<OrderReturn['state'], string>;

/** The state in words. A withdrawal needs no acceptance. */
export const stateName = ({ kind, state }: Pick<OrderReturn, 'kind' | 'state'>): string =>
  kind === 'withdrawal' ? withdrawalNames[state] : stateNames[state];

/** Those that wait for the owner stand out. */
export const toneOf = ({ state }: Pick<OrderReturn, 'state'>): 'accent' | 'good' | 'neutral' => {
  if (state === 'requested') return 'accent';
  return state === 'accepted' ? 'good' : 'neutral';
};

export const reasonName = (reason: OrderReturn['reason']): string =>
  reason === '' ? '' : returnTextsIn('en')[`reason-${reason}`];
