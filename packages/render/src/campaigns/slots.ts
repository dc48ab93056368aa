import {
  mergeFieldOf,
  parseMergeFields,
  type MergedPerson,
  type MergeField,
} from '@sitewright/domain/campaigns';

/** What depends on the recipient. The rest of an email is composed once for all of them. */
export type Slot =
  | { readonly kind: 'field'; readonly field: MergeField; readonly fallback: string }
  | { readonly kind: 'link'; readonly index: number }
  | { readonly kind: 'unsubscribe' }
  | { readonly kind: 'pixel' };

export type Parts = readonly (string | Slot)[];

/** Characters for private use, which are taken out of everything that people write. */
const [BEGIN, END] = ['\uE000', '\uE001'];
const SLOTS = /\uE000(\d+)\uE001/;

/** Collects slots while a text is composed, and divides it at them in the end. */
export const createSlots = () => {
  const slots: Slot[] = [];
  const mark = (slot: Slot): string => `${BEGIN}${slots.push(slot) - 1}${END}`;
  const clean = (text: string): string => text.replaceAll(/[\uE000\uE001]/g, '');
  return {
    mark,
    clean,
    /** A text of the owner with its fields; everything else goes through `write`, which escapes it. */
    write: (text: string, write: (plain: string) => string): string =>
      parseMergeFields(clean(text))
        .map((part) => (typeof part === 'string' ? write(part) : mark({ kind: 'field', ...part })))
        .join(''),
    divide: (text: string): Parts =>
      text.split(SLOTS).map((part, at) => (at % 2 === 0 ? part : (slots[Number(part)] ?? ''))),
  };
};

export type Slots = ReturnType<typeof createSlots>;

/** What an email says to one person. */
export interface Recipient extends MergedPerson {
  readonly unsubscribeUrl: string;
  /** Of a link by its number. */
  readonly linkUrl: (index: number) => string;
  /** Of the picture that counts opens. */
  readonly pixelUrl: string;
}

const valueOf = (slot: Slot, recipient: Recipient): string => {
  switch (slot.kind) {
    case 'field':
      return mergeFieldOf(slot.field, recipient) || slot.fallback;
    case 'link':
      return recipient.linkUrl(slot.index);
    case 'unsubscribe':
      return recipient.unsubscribeUrl;
    case 'pixel':
      return recipient.pixelUrl;
  }
};

export const fillParts = (
  parts: Parts,
  recipient: Recipient,
  write: (value: string) => string = (value) => value,
): string =>
  parts.map((part) => (typeof part === 'string' ? part : write(valueOf(part, recipient)))).join('');
