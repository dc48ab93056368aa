import { Idiomorph } from 'idiomorph';

const isSiteSheet = (node: Element): boolean => node.matches('link[rel="stylesheet"][href*="/site.css"]');
const isOwn = (node: Element): boolean => isSiteSheet(node) || node.matches('style[data-design]');

/** Changes only what differs: a reinserted stylesheet would load again and flicker. */
const paintHead = (page: Document, wanted: HTMLHeadElement): void => {
  const next = [...wanted.children].filter((node) => !isSiteSheet(node));
  const kept = new Set(next.map(({ outerHTML }) => outerHTML));
  for (const node of Array.from(page.head.children))
    if (!isOwn(node) && !kept.has(node.outerHTML)) node.remove();
  const there = new Set([...page.head.children].map(({ outerHTML }) => outerHTML));
  for (const node of next) if (!there.has(node.outerHTML)) page.head.append(page.importNode(node, true));
};

const paintRoot = ({ documentElement: root }: Document, { documentElement: wanted }: Document): void => {
  for (const name of wanted.getAttributeNames()) root.setAttribute(name, wanted.getAttribute(name) ?? '');
};

/** Morphs the frame's document into a new version. The document stays, and with it its CSP and scroll position. */
export const paintPage = (page: Document, html: string): void => {
  const next = new DOMParser().parseFromString(html, 'text/html');
  paintRoot(page, next);
  paintHead(page, next.head);
  Idiomorph.morph(page.body, next.body, { morphStyle: 'outerHTML' });
};
