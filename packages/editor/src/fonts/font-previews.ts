import { fontCalls } from '@sitewright/api/fonts';
import { send } from '../data-fetching/index.ts';

/** A separate family name: the real one may be used by the app. */
const previewName = (slug: string): string => `preview ${slug}`;

const bytesOf = (base64: string): ArrayBuffer => {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.codePointAt(at) ?? 0;
  return bytes.buffer;
};

const MAX_CONCURRENT = 3;
const waiting: (() => void)[] = [];
let running = 0;

/** Limits concurrent requests while scrolling. */
const acquireSlot = async (): Promise<() => void> => {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  return () => {
    running -= 1;
    waiting.shift()?.();
  };
};

/** Number of visible rows per preview. */
const wanted = new Map<string, number>();

const load = async (slug: string): Promise<string | undefined> => {
  const leave = await acquireSlot();
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

/** Requests a preview until the returned function is called. */
export const requestPreview = (slug: string): (() => void) => {
  wanted.set(slug, (wanted.get(slug) ?? 0) + 1);
  return () => {
    const left = (wanted.get(slug) ?? 1) - 1;
    if (left === 0) wanted.delete(slug);
    else wanted.set(slug, left);
  };
};

/** The preview's family name; undefined if it scrolled out of view before it was loaded. */
export const loadPreview = async (slug: string): Promise<string | undefined> => {
  const known = loaded.get(slug) ?? load(slug);
  loaded.set(slug, known);
  try {
    const name = await known;
    if (name === undefined) loaded.delete(slug);
    return name;
  } catch (fault) {
    // A later attempt may succeed.
    loaded.delete(slug);
    throw fault;
  }
};
