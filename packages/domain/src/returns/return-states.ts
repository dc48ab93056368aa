import type { FulfilmentState } from '../orders/index.ts';

/** A withdrawal from the contract is the customer's right: it needs no acceptance. */
export const returnKinds = ['return', 'withdrawal'] as const;

export type ReturnKind = (typeof returnKinds)[number];

export const returnStates = ['requested', 'accepted', 'declined', 'received'] as const;

export type ReturnState = (typeof returnStates)[number];

export const returnReasons = [
  'damaged',
  'wrong-item',
  'not-as-described',
  'does-not-fit',
  'changed-mind',
  'other',
] as const;

export type ReturnReason = (typeof returnReasons)[number];

export const returnActions = ['accept', 'decline', 'receive'] as const;

export type ReturnAction = (typeof returnActions)[number];

/** What the owner can do, by state; the state that each action leads to. */
const transitions: Readonly<Record<ReturnState, Readonly<Partial<Record<ReturnAction, ReturnState>>>>> = {
  requested: { accept: 'accepted', decline: 'declined' },
  accepted: { receive: 'received' },
  declined: {},
  received: {},
};

/** The state after an action; undefined where it is not possible. */
export const afterAction = (state: ReturnState, action: ReturnAction): ReturnState | undefined =>
  transitions[state][action];

export const actionsOn = (state: ReturnState): ReturnAction[] =>
  returnActions.filter((action) => afterAction(state, action) !== undefined);

/** The customer withdrew before anything was sent: the order waits to be cancelled instead. */
export const isWithdrawn = ({
  fulfilmentState,
  openReturn,
}: {
  readonly fulfilmentState: FulfilmentState;
  readonly openReturn: ReturnKind | null;
}): boolean => fulfilmentState === 'pending' && openReturn === 'withdrawal';

export const firstState = (kind: ReturnKind): ReturnState =>
  kind === 'withdrawal' ? 'accepted' : 'requested';
