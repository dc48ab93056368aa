/** Nobody is added without it. */
export interface ImportProof {
  /** Who collected the addresses. */
  readonly who: string;
  /** When they agreed, as a day: yyyy-mm-dd. */
  readonly when: string;
  /** How they agreed, and to what. */
  readonly how: string;
}

export const importStates = ['waiting', 'running', 'done', 'failed'] as const;

export type ImportState = (typeof importStates)[number];

export const rowFaultCodes = [
  'invalid',
  'duplicate',
  'unsubscribed',
  'bounced',
  'complained',
  'erased',
] as const;

export type RowFaultCode = (typeof rowFaultCodes)[number];

/** Why a row of the file added nobody. */
export interface RowFault {
  readonly line: number;
  /** Empty for somebody who was erased. */
  readonly email: string;
  readonly code: RowFaultCode;
}

export interface ImportProgress {
  /** Rows of the file that were read. */
  readonly rows: number;
  readonly added: number;
  /** Already on the list: tags and names of the file were added. */
  readonly known: number;
  readonly invalid: number;
  readonly duplicates: number;
  /** Unsubscribed, bounced, complained or erased: they stay away. */
  readonly suppressed: number;
  readonly bytes: number;
  readonly totalBytes: number;
  /** The first ones. */
  readonly faults: readonly RowFault[];
}

export const importLimits = {
  MAX_BYTES: 50_000_000,
  MAX_FAULTS: 200,
  MAX_WHO_LENGTH: 200,
  MAX_HOW_LENGTH: 2000,
  MIN_HOW_LENGTH: 10,
  BATCH: 500,
} as const;

export const noProgress: ImportProgress = {
  rows: 0,
  added: 0,
  known: 0,
  invalid: 0,
  duplicates: 0,
  suppressed: 0,
  bytes: 0,
  totalBytes: 0,
  faults: [],
};

/** The text of the consent record of everybody in the file. */
export const proofText = ({ who, when, how }: ImportProof): string =>
  `Collected by ${who.trim()} on ${when}: ${how.trim()}`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `Date` takes 31 February for 3 March. */
const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** What is missing, by field. */
export const findProofFaults = (
  { who, when, how }: ImportProof,
  today: string,
): Partial<Record<keyof ImportProof, string>> => ({
  ...(who.trim() === '' ? { who: 'Say who collected the addresses.' } : {}),
  ...(isDay(when) && when <= today
    ? {}
    : { when: 'Enter the day on which they agreed, today at the latest.' }),
  ...(how.trim().length < importLimits.MIN_HOW_LENGTH
    ? { how: 'Describe how people agreed to get emails, and to which ones.' }
    : {}),
});
