import { MEDIA_BASE } from '@sitewright/domain/media';
import { endOfComment, endOfRawText, endOfScript, endOfTag, readTagAttributes } from '../../html/index.ts';
import { mayBeSlotTag, type PageSlot } from './page-slots.ts';
import { PageChunks, type PageMarks } from './page-chunks.ts';
import { completePicture, prioritize, isLeading, preloadTag } from './picture-attributes.ts';

/**
 * At the preload mark, the head requests the page's first image and blocks rendering until the first section.
 */
export interface FinishOptions extends PageMarks {
  /**
   * Scripts that formatters print but that cannot run here: they are removed to avoid policy violation
   * reports.
   */
  readonly idleScripts?: Pick<ReadonlySet<string>, 'has'>;
  readonly slots?: readonly PageSlot[];
}

export interface FinishedPage {
  /** The HTML in chunks. */
  readonly pieces: readonly string[];
  /** Ids of linked stored files. */
  readonly linkedFiles: readonly string[];
}

/** Elements to handle; the last two contain markup. */
const NAMED = /(?:script|style|textarea|title|iframe|xmp|noembed|noframes|noscript|img)(?=[\t\n\f\r />])/iy;

/** Codes of the letters that those begin with: most tags need no further look. */
const namedLetters = new Set([...'instx'].map((letter) => letter.charCodeAt(0)));

/** Character codes; `CASE` is the bit that lower and upper case differ in. */
const A = 97;
const D = 100;
const S = 115;
const Z = 122;
const CASE = 32;

const FILE_LINK = new RegExp(String.raw`\shref="${MEDIA_BASE}([0-9a-f]{24})/`, 'i');

const SECTION_START = '<section class="sw-section" id="';

const NOSCRIPT_PICTURE = /^<noscript>\s*(<img\b[^>]*>)\s*<\/noscript>\s*(?=<img\b)/i;
const MAX_NOSCRIPT_LENGTH = 4000;

/**
 * Browsers that paint while parsing would show the first blocks of a section and then move them: the grid
 * aligns blocks to each other.
 */
const waitForSection = (id: string): string => `<link rel="expect" href="#${id}" blocking="render">\n`;

const PLAIN_ID = /^[a-z][\w-]*$/i;

/**
 * Chromium sometimes paints before the expected element is complete. A section that another one follows is complete
 * as soon as that one begins; until then it is the last child of its parent.
 */
const hideIncomplete = (id: string): string =>
  PLAIN_ID.test(id) ? `<style>#${id}:not(:has(~*)){visibility:hidden}</style>\n` : '';

const SECTION_AFTER_SECTION = /<\/section>\s*$/;
/** White space between two sections, and the end of the first. */
const MAX_GAP = 100;

/** One pass over the finished page, with just enough HTML parsing to skip scripts, styles and comments. */
class PageFinisher {
  private firstPicture: string | undefined;
  private firstSection: string | undefined;
  /** Whether a section comes right after the first one. */
  private isFollowed = false;
  private sectionCount = 0;
  private readonly pieces: PageChunks;
  private readonly files = new Set<string>();
  private readonly html: string;
  private readonly options: FinishOptions;

  constructor(html: string, options: FinishOptions) {
    this.html = html;
    this.options = options;
    this.pieces = new PageChunks(html, options);
  }

  run(): FinishedPage {
    const { html } = this;
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) at = this.pass(at);
    return {
      pieces: this.pieces.finish(this.headTags()),
      linkedFiles: [...this.files],
    };
  }

  private sectionTags(id: string): string {
    return waitForSection(id) + (this.isFollowed ? hideIncomplete(id) : '');
  }

  private headTags(): string {
    const section = this.firstSection === undefined ? '' : this.sectionTags(this.firstSection);
    return section + (this.firstPicture === undefined ? '' : preloadTag(this.firstPicture));
  }

  /** Handles what starts at a `<` and returns where to continue. */
  private pass(start: number): number {
    const { html } = this;
    const letter = html.charCodeAt(start + 1) | CASE;
    if (letter < A || letter > Z)
      return html.startsWith('<!--', start) ? endOfComment(html, start) : start + 1;
    NAMED.lastIndex = start + 1;
    if (namedLetters.has(letter) && NAMED.test(html))
      return this.passNamed(html.slice(start + 1, NAMED.lastIndex).toLowerCase(), start);
    if (letter === S && this.sectionCount < 2) this.passSection(start);
    // The whole tag: markup in attribute values is text.
    const end = endOfTag(html, start + 2);
    if (letter === A) return this.passLink(start, end);
    return letter === D || letter === S ? this.fillSlot(start, end) : end;
  }

  private passSection(start: number): void {
    if (!this.html.startsWith(SECTION_START, start)) return;
    this.sectionCount += 1;
    const id = start + SECTION_START.length;
    this.firstSection ??= this.html.slice(id, this.html.indexOf('"', id));
    const before = this.html.slice(Math.max(0, start - MAX_GAP), start);
    this.isFollowed = this.sectionCount === 2 && SECTION_AFTER_SECTION.test(before);
  }

  private passNamed(name: string, start: number): number {
    if (name === 'img') return this.passPicture(start);
    return name === 'noscript' ? this.passNoscript(start) : this.passRaw(name, start);
  }

  private passLink(start: number, end: number): number {
    const tag = this.html.slice(start, end);
    const id = tag.includes(MEDIA_BASE) ? FILE_LINK.exec(tag)?.[1] : undefined;
    if (id !== undefined) this.files.add(id);
    return end;
  }

  private fillSlot(start: number, end: number): number {
    const { html } = this;
    const slot =
      mayBeSlotTag(html, start) && this.options.slots?.find((each) => html.startsWith(each.start, start));
    if (!slot) return end;
    const tag = html.slice(start, end);
    const { inner = '' } = slot;
    const next = html.startsWith(inner, end) ? end + inner.length : end;
    return this.replace(start, next, tag + slot.fill(readTagAttributes(tag)));
  }

  private replace(start: number, end: number, text: string): number {
    this.pieces.replace(start, end, text);
    return end;
  }

  private passRaw(name: string, start: number): number {
    const { html } = this;
    const content = endOfTag(html, start + 1 + name.length);
    if (name !== 'script') return endOfRawText(html, content, name);
    const end = endOfScript(html, content);
    const isIdle = this.options.idleScripts?.has(html.slice(content, end));
    return isIdle ? this.replace(start, endOfTag(html, end), '') : end;
  }

  /** An image with a `<noscript>` duplicate: the completed image replaces both. */
  private passNoscript(start: number): number {
    const piece = this.html.slice(start, start + MAX_NOSCRIPT_LENGTH);
    const match = NOSCRIPT_PICTURE.exec(piece);
    const next = start + (match?.[0].length ?? 0);
    if (match?.[1] === undefined) return endOfTag(this.html, start);
    const following = readTagAttributes(this.html.slice(next, endOfTag(this.html, next)));
    const isSame = readTagAttributes(match[1]).get('src') === following.get('data-src');
    return isSame && !following.has('src') ? this.replace(start, next, '') : next;
  }

  private passPicture(start: number): number {
    const end = endOfTag(this.html, start);
    const tag = this.html.slice(start, end);
    const completed = tag.includes('data-src') ? completePicture(tag, readTagAttributes(tag)) : tag;
    const isFirst = this.firstPicture === undefined && isLeading(completed);
    const shown = isFirst ? prioritize(completed) : completed;
    if (isFirst) this.firstPicture = shown;
    return shown === tag ? end : this.replace(start, end, shown);
  }
}

/** Completes images and fills page slots. Formatter output stays unchanged otherwise. */
export const finishPage = (html: string, options: FinishOptions): FinishedPage =>
  new PageFinisher(html, options).run();
