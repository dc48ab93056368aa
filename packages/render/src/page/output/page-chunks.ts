export interface PageMarks {
  /** Gives way to what is known only at the end; the first of them counts. */
  readonly preloadMark?: string;
}

/**
 * The finished page in pieces, most of them taken from the rendered one. They are not joined: a long page would be
 * copied whole, and once more when it is sent.
 */
export class PageChunks {
  private readonly out: string[] = [];
  private position = 0;
  /** Where among the pieces the preload goes. */
  private preloadPlace: number | undefined;
  private preloadAt: number;
  private readonly html: string;
  private readonly marks: PageMarks;

  constructor(html: string, marks: PageMarks) {
    this.html = html;
    this.marks = marks;
    this.preloadAt = marks.preloadMark === undefined ? -1 : html.indexOf(marks.preloadMark);
  }

  /** Puts the text in the place of a piece. */
  replace(start: number, end: number, text: string): void {
    this.copyTo(start);
    this.out.push(text);
    this.position = end;
  }

  /** The rest, and what goes to the place of the preload. */
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
