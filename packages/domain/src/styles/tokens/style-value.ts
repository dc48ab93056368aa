/**
 * A single value: a semicolon or brace would add rules without the permission for them, two slashes the URL
 * of another host.
 */
export const STYLE_VALUE = /^(?![^]*\/\/)[\w\s#%.,()'"/+-]{0,300}$/;

/** A custom property with dashes, or a LESS variable or choice without. */
export const STYLE_NAME = /^(?:--)?[A-Za-z][A-Za-z0-9_-]{0,99}$/;

/** Sections and blocks can only set what built-in styles read. */
export const INNER_STYLE_NAME = /^--sw-[a-z][a-z-]{0,60}$/;
