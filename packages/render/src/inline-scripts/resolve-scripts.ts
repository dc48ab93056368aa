import type { ScriptMarkers } from './script-markers.ts';
import { writeScript, type ScriptPiece } from './write-script.ts';

export interface ResolvedScripts {
  /** The page without markers. */
  readonly html: string;
  /** Texts of template scripts that contain data. */
  readonly scriptTexts: readonly string[];
  /** Number of template scripts that are not allowed to run because of their data. */
  readonly refusedScripts: number;
}

/** One pass from marker to marker; the text between is copied unread. */
class ScriptSettler {
  private html = '';
  private pieces: ScriptPiece[] | undefined;
  private depth = 0;
  private refused = 0;
  private readonly texts = new Set<string>();
  private readonly marks: ScriptMarkers;

  constructor(marks: ScriptMarkers) {
    this.marks = marks;
  }

  run(page: string): ResolvedScripts {
    const { prefix, length } = this.marks;
    let position = 0;
    for (let at = page.indexOf(prefix); at >= 0; at = page.indexOf(prefix, position)) {
      this.add(page.slice(position, at));
      this.pass(page.slice(at, at + length));
      position = at + length;
    }
    this.giveUp();
    this.add(page.slice(position));
    return { html: this.html, scriptTexts: [...this.texts], refusedScripts: this.refused };
  }

  private add(text: string): void {
    if (!this.pieces) this.html += text;
    else if (text !== '') this.pieces.push({ text, isValue: this.depth > 0 });
  }

  private pass(mark: string): void {
    const { start, end, value, valueEnd } = this.marks;
    if (mark === start) this.begin();
    else if (mark === end) this.finish();
    else if (mark === value) this.depth++;
    else if (mark === valueEnd) this.depth = Math.max(0, this.depth - 1);
  }

  /** A script that starts inside another is not allowed: their combined text has no author. */
  private begin(): void {
    this.giveUp();
    this.pieces = [];
    this.depth = 0;
  }

  private finish(): void {
    const script = this.pieces && this.depth === 0 ? writeScript(joinValues(this.pieces)) : undefined;
    if (script === undefined) return this.giveUp();
    this.texts.add(script);
    this.html += script;
    this.pieces = undefined;
  }

  /** Prints the script unchanged and does not allow it. */
  private giveUp(): void {
    if (!this.pieces) return;
    this.html += this.pieces.map(({ text }) => text).join('');
    this.pieces = undefined;
    this.depth = 0;
    this.refused++;
  }
}

/** Nested values count as one. */
const joinValues = (pieces: readonly ScriptPiece[]): ScriptPiece[] => {
  const joined: ScriptPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.isValue && piece.isValue)
      joined[joined.length - 1] = { text: last.text + piece.text, isValue: true };
    else joined.push(piece);
  }
  return joined;
};

/** Finds template scripts that contain data by their markers, never by parsing the page. */
export const resolveScripts = (page: string, marks: ScriptMarkers): ResolvedScripts =>
  page.includes(marks.prefix)
    ? new ScriptSettler(marks).run(page)
    : { html: page, scriptTexts: [], refusedScripts: 0 };
