/** Who gets an email about a cart that was left: those who agreed to marketing emails, or everybody. */
export const abandonedCartAudiences = ['consented', 'everyone'] as const;

export type AbandonedCartAudience = (typeof abandonedCartAudiences)[number];

export interface AbandonedCartSettings {
  readonly isEnabled: boolean;
  readonly audience: AbandonedCartAudience;
}

export const defaultAbandonedCartSettings: AbandonedCartSettings = {
  isEnabled: false,
  audience: 'consented',
};
