export const styleGroups = [
  { id: 'colours', name: 'Colours' },
  { id: 'fonts', name: 'Fonts' },
  { id: 'type', name: 'Type scale' },
  { id: 'spacing', name: 'Spacing' },
  { id: 'buttons', name: 'Buttons' },
  { id: 'forms', name: 'Forms' },
  { id: 'pill', name: 'Cart pill' },
  { id: 'more', name: 'More' },
] as const;

export type StyleGroup = (typeof styleGroups)[number]['id'];

export const styleTokenTypes = ['colour', 'font', 'size', 'number', 'choice', 'switch', 'text'] as const;

export type StyleTokenType = (typeof styleTokenTypes)[number];

export type StyleValue = string | number | boolean;

/** Values by the names of their tokens. */
export type StyleValues = Readonly<Record<string, StyleValue>>;

/** Something of a site's look that an owner can set. */
export interface StyleToken {
  /** A custom property with its dashes; without them a LESS variable, or a choice by its class name. */
  readonly name: string;
  readonly title: string;
  readonly group: StyleGroup;
  readonly type: StyleTokenType;
  /** What the theme says. */
  readonly value: string;
  /** Bounds of sizes and numbers; those of sizes count in `unit`. */
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  readonly unit?: SizeUnit;
  /** How much of a size is left on a phone; it shrinks with the window in between. */
  readonly phone?: number;
  /** How many steps of the type scale a size is above the text's. */
  readonly scale?: number;
  readonly options?: readonly string[];
  /** Of a text's colour: the token of the colour that it is read on. */
  readonly on?: string;
  /** The innermost layer it may be set in; the whole site unless said. */
  readonly reach?: 'section' | 'block';
}

export const sizeUnits = ['rem', 'px', 'em', 'vw', '%'] as const;

export type SizeUnit = (typeof sizeUnits)[number];

export const isCustomProperty = (name: string): boolean => name.startsWith('--');

const FOLLOWS = /^var\((--[\w-]+)\)$/;

/** The token whose value this one takes over. */
export const followedBy = (value: string): string | undefined => FOLLOWS.exec(value.trim())?.[1];
