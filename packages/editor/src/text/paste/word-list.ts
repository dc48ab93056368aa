/** A paragraph that Word draws as an item of a list. */
export interface WordItem {
  readonly level: number;
  readonly isOrdered: boolean;
  readonly html: string;
}

const place = /mso-list:\s*l\d+\s+level(\d+)/i;

/** The level of a Word paragraph in a list; undefined for any other paragraph. */
export const wordLevelOf = (style: string): number | undefined => {
  const level = place.exec(style)?.[1];
  return level === undefined ? undefined : Number(level);
};

/** Word writes the bullet or number into the text, marked so. */
export const isWordBullet = (style: string): boolean => /mso-list:\s*ignore/i.test(style);

export const isNumbering = (bullet: string): boolean => /^\s*[\da-z]{1,4}[.)]/i.test(bullet);

const tagOf = ({ isOrdered }: WordItem): string => (isOrdered ? 'ol' : 'ul');

/** Real lists of the paragraphs; an item may be no more than one level below the one before. */
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
