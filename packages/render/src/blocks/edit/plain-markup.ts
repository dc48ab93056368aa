import { isSafeAddress } from '@sitewright/domain/blocks';

/** Elements that only display their content; void elements are listed separately. */
const AROUND: ReadonlySet<string> = new Set(
  (
    'a abbr article aside b bdi bdo blockquote caption cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header i ins kbd li main mark nav ol p pre q s samp section small ' +
    'span strong sub summary sup table tbody td tfoot th thead time tr u ul var'
  ).split(' '),
);
const ALONE: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

const PART = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][a-z0-9-]*(?:="[^"<>&]*")?)*)\s*\/?>|<!--[^<>-]*-->|[^<]+|</g;
const ATTRIBUTE = /\s+([a-z][a-z0-9-]*)(?:="([^"]*)")?/g;

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src']);
const HARMLESS =
  /^(?:alt|class|colspan|dir|height|id|lang|role|rowspan|style|title|width|aria-[a-z]+|data-[a-z-]+)$/;

const isPlainAttribute = (name: string, value: string): boolean =>
  ADDRESSES.has(name) ? isSafeAddress(value) : HARMLESS.test(name) && !name.startsWith('data-edit');

const arePlain = (attributes: string): boolean =>
  [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', value = '']) => isPlainAttribute(name, value));

/** Tracks open elements; false if the element is not allowed or not closed in order. */
const follow = (open: string[], name: string, isEnd: boolean): boolean => {
  if (ALONE.has(name)) return !isEnd;
  if (!AROUND.has(name)) return false;
  if (isEnd) return open.pop() === name;
  open.push(name);
  return true;
};

/**
 * Whether markup is safe to show in the editor as it is: only known elements, properly nested, with
 * attributes that neither run scripts nor load resources. Anything unknown is not plain.
 */
export const isPlainMarkup = (html: string): boolean => {
  const open: string[] = [];
  for (const [part, slash, name, attributes = ''] of html.matchAll(PART)) {
    if (part === '<') return false;
    if (name === undefined) continue;
    if (!arePlain(attributes) || !follow(open, name, slash === '/')) return false;
  }
  return open.length === 0;
};
