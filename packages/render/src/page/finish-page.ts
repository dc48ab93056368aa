import type { AllowedScripts } from './allowed-scripts.ts';
import { endOfComment, endOfRawText, endOfScript, endOfTag, readTagAttributes } from './html-tag.ts';
import type { PageHook } from './page-hooks.ts';
import { completePicture, hasten, isLeading, preloadTag } from './picture-attributes.ts';

export interface FinishOptions {
  /** Attribute by which the template's own scripts are known; taken out again. */
  readonly scriptMark: string;
  readonly allowed: AllowedScripts;
  /** Texts of scripts that formatters print and that would do nothing but be refused aloud: they are taken out. */
  readonly idleScripts?: ReadonlySet<string>;
  /** Where in the head the page's first picture is asked for. */
  readonly preloadMark?: string;
  /** Places to fill. */
  readonly hooks?: readonly PageHook[];
  /** Put on the body, in the editor. */
  readonly bodyAttributes?: string;
}

export interface FinishedPage {
  readonly html: string;
  /** Texts of the inline scripts that may run: their hashes belong into the page's policy. */
  readonly scriptTexts: readonly string[];
  /** Origins that scripts are loaded from, other than the site's own. */
  readonly scriptHosts: readonly string[];
  /** Scripts that came with content and will not run. */
  readonly refusedScripts: number;
}

/** The elements that are looked at, of which the last three have markup in them. */
const NAMED =
  /(?:script|style|textarea|title|iframe|xmp|noembed|noframes|noscript|img|body)(?=[\t\n\f\r />])/iy;

/** Codes of letters; the bit by which small ones differ from capitals. */
const A = 97;
const Z = 122;
const CASE = 32;

const NOSCRIPT_PICTURE = /^<noscript>\s*(<img\b[^>]*>)\s*<\/noscript>\s*(?=<img\b)/i;
const LONGEST_NOSCRIPT = 4000;
const SCRIPT_TYPES: ReadonlySet<string> = new Set([
  '',
  'module',
  ...['javascript', 'ecmascript', 'x-javascript', 'x-ecmascript'].flatMap((language) => [
    `text/${language}`,
    `application/${language}`,
  ]),
  'text/jscript',
  'text/livescript',
]);

const originOf = (url: string): string | undefined => {
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return undefined;
  return new URL(absolute).origin;
};

/** One pass over the finished page. It knows just enough of HTML to stay out of scripts, styles and comments. */
class PageFinisher {
  private out = '';
  private position = 0;
  private firstPicture: string | undefined;
  private refusedScripts = 0;
  private readonly texts = new Set<string>();
  private readonly hosts = new Set<string>();
  private readonly html: string;
  private readonly options: FinishOptions;
  private readonly hooks: readonly PageHook[];

  constructor(html: string, options: FinishOptions) {
    this.html = html;
    this.options = options;
    this.hooks = (options.hooks ?? []).filter(({ start }) => html.includes(start));
  }

  run(): FinishedPage {
    const { html } = this;
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) at = this.pass(at);
    return {
      html: this.withPreload(this.withoutMarks(this.out + html.slice(this.position))),
      scriptTexts: [...this.texts],
      scriptHosts: [...this.hosts],
      refusedScripts: this.refusedScripts,
    };
  }

  /** Looks at what begins at a `<` and tells where to go on. */
  private pass(start: number): number {
    const { html } = this;
    NAMED.lastIndex = start + 1;
    if (NAMED.test(html)) return this.passNamed(html.slice(start + 1, NAMED.lastIndex).toLowerCase(), start);
    const letter = html.charCodeAt(start + 1) | CASE;
    // The whole tag: a value may hold markup, which is text there.
    if (letter >= A && letter <= Z) return this.fillHook(start, endOfTag(html, start + 2));
    return html.startsWith('<!--', start) ? endOfComment(html, start) : start + 1;
  }

  private passNamed(name: string, start: number): number {
    if (name === 'img') return this.passPicture(start);
    if (name === 'noscript') return this.passNoscript(start);
    return name === 'body' ? this.passBody(start) : this.passRaw(name, start);
  }

  private fillHook(start: number, end: number): number {
    if (this.hooks.length === 0) return end;
    const hook = this.hooks.find((each) => this.html.startsWith(each.start, start));
    if (!hook) return end;
    const tag = this.html.slice(start, end);
    const { inner = '' } = hook;
    const next = this.html.startsWith(inner, end) ? end + inner.length : end;
    return this.replace(start, next, tag + hook.fill(readTagAttributes(tag)));
  }

  private replace(start: number, end: number, text: string): number {
    this.out += this.html.slice(this.position, start) + text;
    this.position = end;
    return end;
  }

  private passRaw(name: string, start: number): number {
    const { html } = this;
    const content = endOfTag(html, start + 1 + name.length);
    if (name !== 'script') return endOfRawText(html, content, name);
    const end = endOfScript(html, content);
    const tag = html.slice(start, content);
    const text = this.withoutMarks(html.slice(content, end));
    if (this.options.idleScripts?.has(text)) return this.replace(start, endOfTag(html, end), '');
    this.noteScript(tag, text);
    return this.replace(start, end, this.withoutMarks(tag) + text);
  }

  private noteScript(tag: string, text: string): void {
    const { scriptMark, allowed } = this.options;
    const attributes = readTagAttributes(tag);
    if (!SCRIPT_TYPES.has((attributes.get('type') ?? '').trim().toLowerCase())) return;
    const src = attributes.get('src');
    const isAllowed = tag.includes(scriptMark) || (src ? allowed.urls.has(src) : allowed.texts.has(text));
    const origin = src === undefined ? undefined : originOf(src);
    if (!isAllowed && (src === undefined || origin !== undefined)) this.refusedScripts++;
    else if (src === undefined) this.texts.add(text);
    else if (origin !== undefined) this.hosts.add(origin);
  }

  /** A picture written twice, once for browsers without script: the completed one serves both. */
  private passNoscript(start: number): number {
    const piece = this.html.slice(start, start + LONGEST_NOSCRIPT);
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
    const shown = isFirst ? hasten(completed) : completed;
    if (isFirst) this.firstPicture = shown;
    return shown === tag ? end : this.replace(start, end, shown);
  }

  private withPreload(html: string): string {
    const { preloadMark } = this.options;
    if (preloadMark === undefined) return html;
    const { firstPicture } = this;
    return html.replace(preloadMark, () => (firstPicture === undefined ? '' : preloadTag(firstPicture)));
  }

  private passBody(start: number): number {
    const { bodyAttributes } = this.options;
    const end = start + '<body'.length;
    if (bodyAttributes) this.replace(start, end, this.html.slice(start, end) + bodyAttributes);
    return endOfTag(this.html, end);
  }

  /** Marks also stand in comments and texts of the template, wherever it wrote `<script`. */
  private withoutMarks(html: string): string {
    return html.includes(this.options.scriptMark) ? html.replaceAll(this.options.scriptMark, '') : html;
  }
}

/** Completes pictures and finds the scripts that may run. Formatter output itself stays as it is. */
export const finishPage = (html: string, options: FinishOptions): FinishedPage =>
  new PageFinisher(html, options).run();
