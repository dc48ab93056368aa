/** What a tag does to the blocks around it. */
export type TagKind = 'open' | 'middle' | 'end' | 'plain' | 'comment';

export type PartRole = 'keyword' | 'name' | 'formatter' | 'predicate' | 'argument';

export interface TagPart {
  readonly role: PartRole;
  readonly from: number;
  readonly to: number;
}

export interface ScannedTag {
  readonly kind: TagKind;
  readonly from: number;
  readonly to: number;
  /** Between the braces. */
  readonly content: string;
  readonly parts: readonly TagPart[];
}

const REFERENCE = String.raw`(?:\d+|[@$]?[a-zA-Z][\w-]*|@)(?:\.(?:\d+|[@$]?[a-zA-Z][\w-]*|@))*`;

interface Shape {
  readonly kind: TagKind;
  readonly pattern: RegExp;
  readonly roles: readonly PartRole[];
}

const shape = (kind: TagKind, pattern: string, ...roles: readonly PartRole[]): Shape => ({
  kind,
  // `d`: the places of the groups are what is coloured.
  pattern: new RegExp(`^(?:${pattern})$`, 'ds'),
  roles,
});

/** Every form of a tag, one group for each part that has a colour. The first that fits counts. */
const SHAPES: readonly Shape[] = [
  shape('open', String.raw`(\.section)\s+(${REFERENCE})`, 'keyword', 'name'),
  shape('open', String.raw`(\.repeated section)\s+(${REFERENCE})`, 'keyword', 'name'),
  shape('open', String.raw`(\.if)\s+([a-zA-Z][\w-]*\?)(.*)`, 'keyword', 'predicate', 'argument'),
  shape('open', String.raw`(\.if)\s+(${REFERENCE}(?:\s*(?:&&|\|\|)\s*${REFERENCE})*)\s*`, 'keyword', 'name'),
  shape('open', String.raw`(\.macro) ([./\w-]+)`, 'keyword', 'name'),
  shape('open', String.raw`(\.[a-zA-Z][\w-]*\?)(.*)`, 'predicate', 'argument'),
  shape('middle', String.raw`(\.or) ([a-zA-Z][\w-]*\?)(.*)`, 'keyword', 'predicate', 'argument'),
  shape('middle', String.raw`(\.or|\.alternates with)`, 'keyword'),
  shape('end', String.raw`(\.end)`, 'keyword'),
  shape(
    'plain',
    String.raw`(\.var) (@[a-zA-Z][\w-]*) (${REFERENCE})((?:\|.*)?)`,
    'keyword',
    'name',
    'name',
    'formatter',
  ),
  shape('plain', String.raw`(\.ctx) (@[a-zA-Z][\w-]*) (.+)`, 'keyword', 'name', 'argument'),
  shape('plain', String.raw`(\.inject) (@[a-zA-Z][\w-]*) (.+)`, 'keyword', 'name', 'argument'),
  shape('plain', String.raw`(\.include) (.+)`, 'keyword', 'argument'),
  shape('plain', String.raw`(\.eval)\s+(.*)`, 'keyword', 'argument'),
  shape('plain', String.raw`(\.(?:meta-left|meta-right|space|tab|newline|eof))`, 'keyword'),
];

const VARIABLE = new RegExp(`^${REFERENCE}(?: *, *${REFERENCE})*(?=\\||$)`, 's');
const FORMATTER = /\|([a-zA-Z][\w-]*)([^|]*)/dgs;

const placed = (role: PartRole, [from, to]: readonly [number, number], start: number): TagPart => ({
  role,
  from: start + from,
  to: start + to,
});

const isLong = (place: readonly [number, number] | undefined): place is [number, number] =>
  place !== undefined && place[1] > place[0];

const formattersIn = (text: string, start: number): TagPart[] =>
  [...text.matchAll(FORMATTER)].flatMap(({ indices }) => {
    const [, name, args] = indices ?? [];
    return [
      ...(isLong(name) ? [placed('formatter', name, start)] : []),
      ...(isLong(args) ? [placed('argument', args, start)] : []),
    ];
  });

const partsOf = ({ roles }: Shape, indices: RegExpIndicesArray, start: number): TagPart[] =>
  roles.flatMap((role, index) => {
    const place = indices[index + 1];
    return isLong(place) ? [placed(role, place, start)] : [];
  });

/** A formatter behind a bound variable is coloured like one behind a printed one. */
const withFormatters = (parts: readonly TagPart[], content: string, start: number): TagPart[] =>
  parts.flatMap((part) =>
    part.role === 'formatter'
      ? formattersIn(content.slice(part.from - start, part.to - start), part.from)
      : [part],
  );

interface ReadTag {
  readonly kind: TagKind;
  readonly parts: readonly TagPart[];
}

/** Nothing for what is no tag up to its brace: that stays text. */
const readTag = (content: string, start: number): ReadTag | undefined => {
  if (content.startsWith('#')) return { kind: 'comment', parts: [] };
  if (content.startsWith('.')) {
    for (const each of SHAPES) {
      const { indices } = each.pattern.exec(content) ?? {};
      if (indices)
        return { kind: each.kind, parts: withFormatters(partsOf(each, indices, start), content, start) };
    }
    return undefined;
  }
  const name = VARIABLE.exec(content)?.[0];
  if (name === undefined) return undefined;
  const rest = content.slice(name.length);
  if (rest !== '' && !/^(?:\|[a-zA-Z][\w-]*[^|]*)+$/s.test(rest)) return undefined;
  const own: TagPart = { role: 'name', from: start, to: start + name.length };
  return { kind: 'plain', parts: [own, ...formattersIn(rest, start + name.length)] };
};

const blockComment = (source: string, from: number): ScannedTag => {
  const close = source.indexOf('##}', from + 3);
  const to = close < 0 ? source.length : close + 3;
  return { kind: 'comment', from, to, content: source.slice(from + 1, to - 1), parts: [] };
};

/** The next piece that could be a tag: from the last brace that opens before one that closes, to that one. */
const nextPiece = (
  source: string,
  from: number,
): { readonly from: number; readonly to: number } | undefined => {
  const open = source.indexOf('{', from);
  const close = open < 0 ? -1 : source.indexOf('}', open);
  return close < 0 ? undefined : { from: source.lastIndexOf('{', close), to: close + 1 };
};

const MAX_TAG_LENGTH = 20_000;

/** The tags of a template, as the language reads them. */
export const scanTags = (source: string): ScannedTag[] => {
  const tags: ScannedTag[] = [];
  let position = 0;
  for (;;) {
    const open = source.indexOf('{', position);
    if (open < 0) return tags;
    if (source.startsWith('##', open + 1)) {
      const comment = blockComment(source, open);
      tags.push(comment);
      position = comment.to;
      continue;
    }
    const piece = nextPiece(source, position);
    if (!piece) return tags;
    position = piece.to;
    const content = source.slice(piece.from + 1, piece.to - 1);
    const read = content.length > MAX_TAG_LENGTH ? undefined : readTag(content, piece.from + 1);
    if (read) tags.push({ ...piece, content, ...read });
  }
};
