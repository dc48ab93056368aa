export const returnSettingLimits = { MAX_WINDOW_DAYS: 365 } as const;

export interface ReturnSettings {
  /** How long after the last parcel customers can ask for a return; 0 for never. */
  readonly windowDays: number;
  /** The right of consumers in the European Economic Area. */
  readonly offersWithdrawal: boolean;
}

export const defaultReturnSettings: ReturnSettings = { windowDays: 30, offersWithdrawal: true };
