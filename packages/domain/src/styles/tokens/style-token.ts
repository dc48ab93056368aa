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

/** Values by token name. */
export type StyleValues = Readonly<Record<string, StyleValue>>;

/** A style setting for the owner. */
export interface StyleToken {
  /** A custom property with dashes; without them a LESS variable, or a choice by class name. */
  readonly name: string;
  readonly title: string;
  readonly group: StyleGroup;
  readonly type: StyleTokenType;
  /** The theme's value. */
  readonly value: string;
  /** Limits of sizes and numbers; those of sizes are in `unit`. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: SizeUnit;
  /** Factor of a size on phones; in between it grows with the window. */
  readonly phone?: number;
  /** Steps of the type scale above body text. */
  readonly scale?: number;
  readonly options?: readonly string[];
  /** For a text colour: the token of its background colour. */
  readonly on?: string;
  /** The innermost layer it may be set in; default: the site. */
  readonly reach?: 'section' | 'block';
}

export const sizeUnits = ['rem', 'px', 'em', 'vw', '%'] as const;

export type SizeUnit = (typeof sizeUnits)[number];

export const isCustomProperty = (name: string): boolean => name.startsWith('--');

const FOLLOWS = /^var\((--[\w-]+)\)$/;

/** The token that a value refers to. */
export const followedBy = (value: string): string | undefined => FOLLOWS.exec(value.trim())?.[1];
