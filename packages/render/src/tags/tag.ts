/** Tags whose body is rendered in its own scope. */
export const BODY_TAGS = ['query', 'category', 'related'] as const;
/** Tags that are replaced by built-in output. */
export const PRINTED_TAGS = ['navigation', 'folder-navigation', 'block-field', 'script'] as const;

export type BodyTagKind = (typeof BODY_TAGS)[number];
export type PrintedTagKind = (typeof PRINTED_TAGS)[number];
export type TagKind = BodyTagKind | PrintedTagKind;

/** Values by lower-case name, as written: they may contain template instructions. */
export type TagAttributes = Readonly<Record<string, string>>;

/** A `<squarespace:…>` tag of a template. */
export interface Tag<Kind extends TagKind = TagKind> {
  readonly kind: Kind;
  readonly attributes: TagAttributes;
  readonly line: number;
}

/** The file in `scripts/` that a script tag refers to; undefined for other URLs. */
export const ownScriptName = (src: string): string | undefined =>
  /^(?:[a-z]+:|\/\/|\/(?!scripts\/))/i.test(src) ? undefined : src.replace(/^\/?(?:scripts\/)?/, '');

export const isBodyTag = (kind: string): kind is BodyTagKind => BODY_TAGS.some((each) => each === kind);
export const isPrintedTag = (kind: string): kind is PrintedTagKind =>
  PRINTED_TAGS.some((each) => each === kind);

/** Attributes as one word of an instruction, without spaces, braces or bars that would end it. */
export const encodeAttributes = (attributes: TagAttributes): string =>
  encodeURIComponent(JSON.stringify(attributes)).replaceAll('~', '%7E');

export const decodeAttributes = (word: string | undefined): TagAttributes => {
  const value: unknown = JSON.parse(decodeURIComponent(word ?? '%7B%7D'));
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};
