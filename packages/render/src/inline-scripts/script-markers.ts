/** Markers around a template script that contains data, and around each of its values. */
export const scriptMarkerNames = ['start', 'end', 'value', 'valueEnd'] as const;
export type ScriptMarkName = (typeof scriptMarkerNames)[number];

export interface ScriptMarkers {
  /** Common to all markers. */
  readonly prefix: string;
  /** The same for all markers. */
  readonly length: number;
  readonly start: string;
  readonly end: string;
  readonly value: string;
  readonly valueEnd: string;
}

/** The secret prevents data from containing a marker; templates do not contain the control character. */
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
