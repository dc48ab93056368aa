export interface PageMarks {
  /** Taken out wherever it stands: the template wrote `<script` also in comments and texts. */
  readonly scriptMark: string;
  /** Gives way to what is known only at the end; the first of them counts. */
  readonly preloadMark?: string;
}

/**
 * The finished page in pieces, most of them taken from the rendered one. They are not joined: a long page would be
 * copied whole, and once more when it is sent.
 */
export class PagePieces {
  private readonly out: string[] = [];
  private position = 0;
  /** Where among the pieces the preload goes. */
  private preloadPlace: number | undefined;
  private markAt: number;
  private preloadAt: number;
  private readonly html: string;
  private readonly marks: PageMarks;

  constructor(html: string, marks: PageMarks) {
    this.html = html;
    this.marks = marks;
    this.markAt = html.indexOf(marks.scriptMark);
    this.preloadAt = marks.preloadMark === undefined ? -1 : html.indexOf(marks.preloadMark);
  }

  /** Puts the text in the place of a piece. */
  replace(start: number, end: number, text: string): void {
    this.copyTo(start);
    const isMarked = this.markAt >= 0 && this.markAt < end;
    this.out.push(isMarked ? this.withoutMarks(text) : text);
    this.skipTo(end);
  }

  /** The rest, and what goes to the place of the preload. */
  finish(preload: string): readonly string[] {
    this.copyTo(this.html.length);
    if (this.preloadPlace !== undefined) this.out.splice(this.preloadPlace, 0, preload);
    return this.out;
  }

  withoutMarks(text: string): string {
    const { scriptMark } = this.marks;
    return text.includes(scriptMark) ? text.replaceAll(scriptMark, '') : text;
  }

  private skipTo(end: number): void {
    this.position = end;
    if (this.markAt >= 0 && this.markAt < end) this.markAt = this.html.indexOf(this.marks.scriptMark, end);
  }

  private copyTo(end: number): void {
    if (this.preloadAt >= this.position && this.preloadAt < end) {
      this.copyUnmarked(this.preloadAt);
      this.skipTo(this.preloadAt + (this.marks.preloadMark?.length ?? 0));
      this.preloadPlace = this.out.length;
    }
    this.copyUnmarked(end);
  }

  private copyUnmarked(end: number): void {
    const { html, marks } = this;
    while (this.markAt >= 0 && this.markAt < end) {
      this.out.push(html.slice(this.position, this.markAt));
      this.skipTo(this.markAt + marks.scriptMark.length);
    }
    this.out.push(html.slice(this.position, end));
    this.position = Math.max(this.position, end);
  }
}
