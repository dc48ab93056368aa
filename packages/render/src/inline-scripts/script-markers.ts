/** What surrounds a script of the template in which data is printed, and each of these values. */
export const scriptMarkerNames = ['start', 'end', 'value', 'valueEnd'] as const;
export type ScriptMarkName = (typeof scriptMarkerNames)[number];

export interface ScriptMarkers {
  /** Every mark begins with it. */
  readonly prefix: string;
  /** All are of one length. */
  readonly length: number;
  readonly start: string;
  readonly end: string;
  readonly value: string;
  readonly valueEnd: string;
}

/** The secret keeps data from holding a mark; the sign before it stands in no template. */
export const createScriptMarkers = (secret: string): ScriptMarkers => {
  const prefix = `\u0001${secret}`;
  return {
    prefix,
    length: prefix.length + 1,
    start: `${prefix}a`,
    end: `${prefix}b`,
    value: `${prefix}c`,
    valueEnd: `${prefix}d`,
  };
};

export const isScriptMarkerName = (name: string): name is ScriptMarkName =>
  scriptMarkerNames.some((each) => each === name);
