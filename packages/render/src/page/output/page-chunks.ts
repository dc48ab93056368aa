export interface PageMarks {
  /** Replaced by content known only at the end; only the first occurrence counts. */
  readonly preloadMark?: string;
}

/**
 * The finished page as chunks, mostly slices of the rendered page. Joining them would copy a long page, and
 * sending it would copy it again.
 */
export class PageChunks {
  private readonly out: string[] = [];
  private position = 0;
  /** Index of the preload among the chunks. */
  private preloadPlace: number | undefined;
  private preloadAt: number;
  private readonly html: string;
  private readonly marks: PageMarks;

  constructor(html: string, marks: PageMarks) {
    this.html = html;
    this.marks = marks;
    this.preloadAt = marks.preloadMark === undefined ? -1 : html.indexOf(marks.preloadMark);
  }

  /** Replaces a range by a text. */
  replace(start: number, end: number, text: string): void {
    this.copyTo(start);
    this.out.push(text);
    this.position = end;
  }

  /** Adds the rest and inserts the preload. */
  finish(preload: string): readonly string[] {
    this.copyTo(this.html.length);
    if (this.preloadPlace !== undefined) this.out.splice(this.preloadPlace, 0, preload);
    return this.out;
  }

  private copyTo(end: number): void {
    if (this.preloadAt >= this.position && this.preloadAt < end) {
      this.copy(this.preloadAt);
      this.position += this.marks.preloadMark?.length ?? 0;
      this.preloadPlace = this.out.length;
    }
    this.copy(end);
  }

  private copy(end: number): void {
    this.out.push(this.html.slice(this.position, end));
    this.position = Math.max(this.position, end);
  }
}
