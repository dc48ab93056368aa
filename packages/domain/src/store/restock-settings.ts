/** How people are told that a variant is back. The form itself is part of `merchandising`. */
export interface RestockSettings {
  /** Whether notices are sent when stock returns, or only when the owner asks for it. */
  readonly isAutomatic: boolean;
  /** Of automatic ones. */
  readonly noticesPerPiece: number;
  /** What the form says once somebody has signed up; empty for the built-in text. */
  readonly successText: string;
  /** The list that those join who tick the checkbox. */
  readonly mailingList: string;
}

export const restockSettingsLimits = {
  MAX_NOTICES_PER_PIECE: 1000,
  MAX_LIST_LENGTH: 100,
} as const;

export const defaultRestockSettings: RestockSettings = {
  isAutomatic: true,
  noticesPerPiece: 5,
  successText: '',
  mailingList: 'Newsletter',
};
