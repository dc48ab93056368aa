import type { AbandonedCartSettings } from '../store/index.ts';
import type { SkipReason } from './abandoned-cart-states.ts';

export interface AbandonedCartFacts {
  readonly settings: AbandonedCartSettings;
  readonly acceptsMarketing: boolean;
  readonly isUnsubscribed: boolean;
  /** This cart, or another one with the same address since then. */
  readonly isBought: boolean;
  readonly isPaying: boolean;
  /** Undefined where the cart is not stored any more. */
  readonly lines: number | undefined;
  readonly wasEmailedLately: boolean;
}

export type AbandonedCartDecision =
  | { readonly kind: 'send' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'forget' }
  | { readonly kind: 'unsubscribed' }
  | { readonly kind: 'emptied' }
  | { readonly kind: 'skip'; readonly reason: SkipReason };

const mayBeEmailed = ({ settings, acceptsMarketing }: AbandonedCartFacts): boolean =>
  settings.audience === 'everyone' || acceptsMarketing;

/** What to do with a cart whose time has come. An owner who sends an email at once does not need the switch. */
export const decideAbandonedCart = (
  facts: AbandonedCartFacts,
  { isByOwner = false }: { readonly isByOwner?: boolean } = {},
): AbandonedCartDecision => {
  if (facts.isBought) return { kind: 'forget' };
  if (facts.isUnsubscribed) return { kind: 'unsubscribed' };
  if (facts.lines === undefined) return { kind: 'skip', reason: 'gone' };
  if (facts.lines === 0) return { kind: 'emptied' };
  if (!isByOwner && !facts.settings.isEnabled) return { kind: 'skip', reason: 'switched-off' };
  if (!mayBeEmailed(facts)) return { kind: 'skip', reason: 'no-consent' };
  if (facts.isPaying) return { kind: 'wait' };
  if (facts.wasEmailedLately) return { kind: 'skip', reason: 'emailed-lately' };
  return { kind: 'send' };
};
