import { fontCalls } from '@sitewright/api/fonts';
import { send } from '../data-fetching/index.ts';

/** A family under a name of its own: the real one may stand for something else in the app. */
const previewName = (slug: string): string => `preview ${slug}`;

const bytesOf = (base64: string): ArrayBuffer => {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.codePointAt(at) ?? 0;
  return bytes.buffer;
};

const AT_ONCE = 3;
const waiting: (() => void)[] = [];
let running = 0;

/** Whoever scrolls past hundreds of fonts must not ask for all of them at once. */
const takeTurn = async (): Promise<() => void> => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  return () => {
    running -= 1;
    waiting.shift()?.();
  };
};

/** How many rows in view wait for a preview. */
const wanted = new Map<string, number>();

const load = async (slug: string): Promise<string | undefined> => {
  const leave = await takeTurn();
  try {
    if (!wanted.has(slug)) return undefined;
    const outcome = await send(fontCalls.preview, { params: { slug } });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    const face = new FontFace(previewName(slug), bytesOf(outcome.answer.woff2));
    document.fonts.add(await face.load());
    return previewName(slug);
  } finally {
    leave();
  }
};

const loaded = new Map<string, Promise<string | undefined>>();

/** Says that a preview is in view, until the answer is called. */
export const wantPreview = (slug: string): (() => void) => {
  wanted.set(slug, (wanted.get(slug) ?? 0) + 1);
  return () => {
    const left = (wanted.get(slug) ?? 1) - 1;
    if (left === 0) wanted.delete(slug);
    else wanted.set(slug, left);
  };
};

/** The name to write a preview with; nothing when it went out of view before its turn came. */
export const loadPreview = async (slug: string): Promise<string | undefined> => {
  const known = loaded.get(slug) ?? load(slug);
  loaded.set(slug, known);
  try {
    const name = await known;
    if (name === undefined) loaded.delete(slug);
    return name;
  } catch (fault) {
    // Another look may find the line mended.
    loaded.delete(slug);
    throw fault;
  }
};
