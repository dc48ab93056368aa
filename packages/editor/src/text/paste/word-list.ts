/** A Word paragraph that is rendered as a list item. */
export interface WordItem {
  readonly level: number;
  readonly isOrdered: boolean;
  readonly html: string;
}

const place = /mso-list:\s*l\d+\s+level(\d+)/i;

/** List level of a Word paragraph; undefined for other paragraphs. */
export const wordLevelOf = (style: string): number | undefined => {
  const level = place.exec(style)?.[1];
  return level === undefined ? undefined : Number(level);
};

/** Word includes bullets in the text, marked by this style. */
export const isWordBullet = (style: string): boolean => /mso-list:\s*ignore/i.test(style);

export const isNumbering = (bullet: string): boolean => /^\s*[\da-z]{1,4}[.)]/i.test(bullet);

const tagOf = ({ isOrdered }: WordItem): string => (isOrdered ? 'ol' : 'ul');

/** Builds nested lists; an item is at most one level deeper than the one before. */
export const writeWordList = (items: readonly WordItem[], deepest: number): string => {
  const open: string[] = [];
  let html = '';
  for (const item of items) {
    const level = Math.max(1, Math.min(item.level, open.length + 1, deepest));
    while (open.length > level) html += `</li></${open.pop()}>`;
    if (open.length === level) html += '</li>';
    else {
      open.push(tagOf(item));
      html += `<${tagOf(item)}>`;
    }
    html += `<li><p>${item.html}</p>`;
  }
  while (open.length > 0) html += `</li></${open.pop()}>`;
  return html;
};
