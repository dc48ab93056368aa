import type { AllowedScripts } from './allowed-scripts.ts';
import { endOfStartTag, readTagAttributes } from './html-tag.ts';
import { completePicture } from './picture-attributes.ts';

export interface FinishOptions {
  /** Attribute by which the template's own scripts are known; taken out again. */
  readonly scriptMark: string;
  readonly allowed: AllowedScripts;
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

/** Elements whose content is no markup, and the few tags that are changed. */
const INTERESTING =
  /<(?:(!--)|(script|style|textarea|title|iframe|xmp|noembed|noframes)(?=[\s/>])|(noscript)(?=[\s>])|(img)(?=[\s/>])|(body)(?=[\s>]))/gi;

const NOSCRIPT_PICTURE = /^<noscript>\s*(<img\b[^>]*>)\s*<\/noscript>\s*(?=<img\b)/i;
const LONGEST_NOSCRIPT = 4000;
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript', 'text/ecmascript']);

const originOf = (url: string): string | undefined => {
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return undefined;
  return new URL(absolute).origin;
};

/** One pass over the finished page. It knows just enough of HTML to stay out of scripts, styles and comments. */
class PageFinisher {
  private out = '';
  private position = 0;
  private pictures = 0;
  private refusedScripts = 0;
  private readonly texts = new Set<string>();
  private readonly hosts = new Set<string>();
  private readonly html: string;
  private readonly options: FinishOptions;

  constructor(html: string, options: FinishOptions) {
    this.html = html;
    this.options = options;
  }

  run(): FinishedPage {
    const { html } = this;
    INTERESTING.lastIndex = 0;
    for (let match = INTERESTING.exec(html); match !== null; match = INTERESTING.exec(html)) {
      const [, comment, raw, noscript, img] = match;
      INTERESTING.lastIndex = comment
        ? this.skipTo('-->', match.index + 4)
        : raw
          ? this.passRaw(raw.toLowerCase(), match.index)
          : noscript
            ? this.passNoscript(match.index)
            : img
              ? this.passPicture(match.index)
              : this.passBody(match.index);
    }
    return {
      html: this.withoutMarks(this.out + html.slice(this.position)),
      scriptTexts: [...this.texts],
      scriptHosts: [...this.hosts],
      refusedScripts: this.refusedScripts,
    };
  }

  private skipTo(end: string, from: number): number {
    const at = this.html.indexOf(end, from);
    return at < 0 ? this.html.length : at + end.length;
  }

  private replace(start: number, end: number, text: string): number {
    this.out += this.html.slice(this.position, start) + text;
    this.position = end;
    return end;
  }

  private passRaw(name: string, start: number): number {
    const { html } = this;
    const content = endOfStartTag(html, start);
    const closing = new RegExp(`</${name}`, 'gi');
    closing.lastIndex = content;
    const end = closing.exec(html)?.index ?? html.length;
    if (name === 'script') this.noteScript(html.slice(start, content), html.slice(content, end));
    return end;
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
    if (match?.[1] === undefined) return start + '<noscript'.length;
    const following = readTagAttributes(this.html.slice(next, endOfStartTag(this.html, next)));
    const isSame = readTagAttributes(match[1]).get('src') === following.get('data-src');
    return isSame && !following.has('src') ? this.replace(start, next, '') : next;
  }

  private passPicture(start: number): number {
    const end = endOfStartTag(this.html, start);
    const tag = this.html.slice(start, end);
    const attributes = readTagAttributes(tag);
    const isFirst = this.pictures++ === 0;
    const completed = completePicture(tag, attributes, isFirst);
    return completed === tag ? end : this.replace(start, end, completed);
  }

  private passBody(start: number): number {
    const { bodyAttributes } = this.options;
    const end = start + '<body'.length;
    return bodyAttributes ? this.replace(start, end, this.html.slice(start, end) + bodyAttributes) : end;
  }

  private withoutMarks(html: string): string {
    return html.includes(this.options.scriptMark) ? html.replaceAll(this.options.scriptMark, '') : html;
  }
}

/** Completes pictures and finds the scripts that may run. Formatter output itself stays as it is. */
export const finishPage = (html: string, options: FinishOptions): FinishedPage =>
  new PageFinisher(html, options).run();
