import type { PictureSize } from '../image-variants.ts';
import { isContained, isDrawing, isAllowedAttribute, runsCode } from './svg-rules.ts';
import { readSvgSize } from './svg-size.ts';
import { readSvgTokens, SvgFault, type SvgToken } from './svg-tokens.ts';

export type CleanedSvg =
  | { readonly state: 'clean'; readonly text: string; readonly size: PictureSize }
  | { readonly state: 'scripted' }
  | { readonly state: 'unreadable' };

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

const NAMESPACES = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

type OpenToken = Extract<SvgToken, { kind: 'open' }>;

class Scripted extends Error {}

/** Writes the drawing anew from what is known to draw; everything else is left out. */
class SvgWriter {
  readonly #open: string[] = [];
  /** How many elements were open when one began to be left out. */
  #leftOutFrom = Number.POSITIVE_INFINITY;
  #hasRoot = false;
  text = '';
  size: PictureSize | undefined;

  get isComplete(): boolean {
    return this.#hasRoot && this.#open.length === 0;
  }

  add(token: SvgToken): void {
    if (token.kind === 'open') this.#begin(token);
    else if (token.kind === 'close') this.#end(token.name);
    else this.#write(token.text);
  }

  #begin({ name, attributes, isEmpty }: OpenToken): void {
    if (runsCode(name, attributes)) throw new Scripted();
    const isRoot = this.#open.length === 0;
    if (isRoot && (this.#hasRoot || name !== 'svg')) throw new SvgFault('There must be one drawing.');
    if (isRoot) this.size = readSvgSize(attributes);
    this.#hasRoot = true;
    if (!this.#isLeftOut && !isDrawing(name)) this.#leftOutFrom = this.#open.length;
    if (!this.#isLeftOut) {
      const kept = attributes.filter((attribute) => isAllowedAttribute(attribute));
      const written = kept
        .map((attribute) => ` ${attribute.name}="${escapeValue(attribute.value)}"`)
        .join('');
      this.text += `<${name}${isRoot ? NAMESPACES : ''}${written}>`;
    }
    this.#open.push(name);
    if (isEmpty) this.#end(name);
  }

  #end(name: string): void {
    if (this.#open.pop() !== name) throw new SvgFault('An element ends that did not begin.');
    if (!this.#isLeftOut) this.text += `</${name}>`;
    if (this.#open.length <= this.#leftOutFrom) this.#leftOutFrom = Number.POSITIVE_INFINITY;
  }

  #write(text: string): void {
    if (this.#open.length === 0) {
      if (text.trim() !== '') throw new SvgFault('There is text outside of the drawing.');
      return;
    }
    if (this.#isLeftOut || (this.#open.at(-1) === 'style' && !isContained(text))) return;
    this.text += escapeText(text);
  }

  get #isLeftOut(): boolean {
    return this.#leftOutFrom < Number.POSITIVE_INFINITY;
  }
}

/** A drawing without anything that could run or reach outside; one that tries to run code is not accepted at all. */
export const cleanSvg = (source: string): CleanedSvg => {
  const writer = new SvgWriter();
  try {
    for (const token of readSvgTokens(source)) writer.add(token);
  } catch (error) {
    if (error instanceof Scripted) return { state: 'scripted' };
    if (error instanceof SvgFault) return { state: 'unreadable' };
    throw error;
  }
  if (!writer.isComplete || !writer.size) return { state: 'unreadable' };
  return { state: 'clean', text: writer.text, size: writer.size };
};
