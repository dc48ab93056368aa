/**
 * One value and nothing behind it: a semicolon or a bracket would let rules in without the permission for them, two
 * slashes the address of another host.
 */
export const STYLE_VALUE = /^(?![^]*\/\/)[\w\s#%.,()'"/+-]{0,300}$/;

/** A custom property with its dashes, or a LESS variable or choice without. */
export const STYLE_NAME = /^(?:--)?[A-Za-z][A-Za-z0-9_-]{0,99}$/;

/** Sections and blocks can only set what the machine's own rules read there. */
export const INNER_STYLE_NAME = /^--sw-[a-z][a-z-]{0,60}$/;
