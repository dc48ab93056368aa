import { foldNodeProp } from '@codemirror/language';
import {
  NodeProp,
  NodeSet,
  NodeType,
  Parser,
  Tree,
  type Input,
  type PartialParse,
  type ParseWrapper,
  type TreeFragment,
} from '@lezer/common';
import { styleTags, tags } from '@lezer/highlight';
import { scanTags, type PartRole, type ScannedTag, type TagKind } from './scan-tags.ts';

const names = [
  'Template',
  'Text',
  'Comment',
  'Section',
  'OpenTag',
  'MiddleTag',
  'EndTag',
  'Tag',
  'Keyword',
  'Name',
  'Formatter',
  'Predicate',
  'Argument',
] as const;

type NodeName = (typeof names)[number];

const idOf = (name: NodeName): number => names.indexOf(name);

const kindNames: Readonly<Record<TagKind, NodeName>> = {
  open: 'OpenTag',
  middle: 'MiddleTag',
  end: 'EndTag',
  plain: 'Tag',
  comment: 'Comment',
};

const roleNames: Readonly<Record<PartRole, NodeName>> = {
  keyword: 'Keyword',
  name: 'Name',
  formatter: 'Formatter',
  predicate: 'Predicate',
  argument: 'Argument',
};

const nodeSet = new NodeSet(
  names.map((name, id) => NodeType.define({ id, name, top: name === 'Template' })),
).extend(
  styleTags({
    Comment: tags.blockComment,
    'OpenTag MiddleTag EndTag Tag': tags.processingInstruction,
    Keyword: tags.controlKeyword,
    Predicate: tags.operatorKeyword,
    Name: tags.special(tags.variableName),
    Formatter: tags.macroName,
    Argument: tags.special(tags.string),
  }),
  // The language's bracket matching leads from a section's beginning to its end.
  NodeProp.closedBy.add({ OpenTag: ['EndTag'] }),
  NodeProp.openedBy.add({ EndTag: ['OpenTag'] }),
  foldNodeProp.add({
    Section: ({ firstChild, lastChild, to }) =>
      firstChild && { from: firstChild.to, to: lastChild?.name === 'EndTag' ? lastChild.from : to },
  }),
);

const ENTRY = 4;

/** Nodes in the flat form that trees are built from: type, from, to and size, children before their parent. */
class NodeBuffer {
  readonly entries: number[] = [];
  readonly #open: { readonly from: number; readonly start: number }[] = [];

  add(name: NodeName, from: number, to: number): void {
    if (to > from) this.entries.push(idOf(name), from, to, ENTRY);
  }

  addTag({ kind, from, to, parts }: ScannedTag): void {
    const start = this.entries.length;
    for (const part of parts) this.add(roleNames[part.role], part.from, part.to);
    this.#close(kindNames[kind], { from, start }, to);
  }

  begin(from: number): void {
    this.#open.push({ from, start: this.entries.length });
  }

  /** Closes the innermost section; an end too many closes none. */
  end(to: number): void {
    const section = this.#open.pop();
    if (section) this.#close('Section', section, to);
  }

  endAll(to: number): void {
    while (this.#open.length > 0) this.end(to);
  }

  #close(
    name: NodeName,
    { from, start }: { readonly from: number; readonly start: number },
    to: number,
  ): void {
    this.entries.push(idOf(name), from, to, this.entries.length - start + ENTRY);
  }
}

export const buildTree = (source: string): Tree => {
  const buffer = new NodeBuffer();
  let position = 0;
  for (const tag of scanTags(source)) {
    buffer.add('Text', position, tag.from);
    position = tag.to;
    if (tag.kind === 'open') buffer.begin(tag.from);
    buffer.addTag(tag);
    if (tag.kind === 'end') buffer.end(tag.to);
  }
  buffer.add('Text', position, source.length);
  buffer.endAll(source.length);
  return Tree.build({ buffer: buffer.entries, nodeSet, topID: idOf('Template'), length: source.length });
};

/** Reads all there is in one go: scanning is quick, and a tag may begin far before what was changed. */
class TemplateParse implements PartialParse {
  parsedPos = 0;
  stoppedAt: number | null = null;
  readonly #input: Input;

  constructor(input: Input) {
    this.#input = input;
  }

  advance(): Tree {
    const end = this.stoppedAt ?? this.#input.length;
    this.parsedPos = end;
    return buildTree(this.#input.read(0, end));
  }

  stopAt(position: number): void {
    this.stoppedAt = position;
  }
}

/** Parses templates; what stands between the tags is left to the wrapper, which parses it as HTML. */
export class TemplateParser extends Parser {
  readonly #wrap: ParseWrapper;

  constructor(wrap: ParseWrapper) {
    super();
    this.#wrap = wrap;
  }

  override createParse(
    input: Input,
    fragments: readonly TreeFragment[],
    ranges: readonly { from: number; to: number }[],
  ): PartialParse {
    return this.#wrap(new TemplateParse(input), input, fragments, ranges);
  }
}
