/** What an email can say of its recipient. Nothing else of a person can be printed. */
export const mergeFields = {
  first_name: 'First name',
  name: 'Full name',
  email: 'Email address',
} as const;

export type MergeField = keyof typeof mergeFields;

/** A text in parts: what is printed as it is, and what depends on the recipient. */
export type MergedText = readonly (string | { readonly field: MergeField; readonly fallback: string })[];

const FIELD = /\{\{\s*([a-z_]+)\s*(?:\|([^{}|]*))?\}\}/g;

const isField = (name: string): name is MergeField => Object.hasOwn(mergeFields, name);

/** `{{first_name|there}}`: the first name, or "there" where it is not known. Unknown fields stay as they are. */
export const parseMergeFields = (text: string): MergedText => {
  const parts: (string | { field: MergeField; fallback: string })[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: fallback = '', index } of text.matchAll(FIELD)) {
    if (!isField(name)) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ field: name, fallback: fallback.trim() });
    end = index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
};

/** Names in double braces that mean nothing. */
export const findUnknownFields = (text: string): string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)]
    .map(([, inside = '']) => inside.split('|')[0]?.trim() ?? '')
    .filter((name) => !isField(name));

export interface MergedPerson {
  readonly name: string;
  readonly email: string;
}

export const mergeFieldOf = (field: MergeField, { name, email }: MergedPerson): string => {
  const whole = name.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  if (field === 'email') return email;
  return field === 'name' ? whole : (whole.split(' ')[0] ?? '');
};
