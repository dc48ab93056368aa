/** `{limit}` is replaced by the refusal's limit. */
export const blockMessages = {
  'too-many-blocks': 'A page holds at most {limit} blocks. Remove one before adding another.',
  'too-many-galleries': 'A page holds at most {limit} galleries. Remove one before adding another.',
  'gallery-too-large': 'A gallery holds at most {limit} pictures. Start a second gallery for the rest.',
  'too-many-tracks': 'An album holds at most {limit} tracks. Start a second album for the rest.',
  'cell-outside-grid': 'A block must lie within the {limit} columns of the grid.',
  'block-id-repeated': 'Two blocks of the page have the same id.',
  'block-gone': 'This block is no longer on the page.',
  'section-gone': 'This section is no longer on the page.',
  'anchor-invalid': 'An anchor is made of letters, digits and dashes, and begins with a letter.',
  'anchor-taken': 'Another section of the page has this anchor.',
} as const;

export type BlockRefusalCode = keyof typeof blockMessages;

/** Why a layout cannot be saved, and the block that causes it. */
export interface BlockRefusal {
  readonly code: BlockRefusalCode;
  readonly limit?: number;
  readonly blockId?: string;
}

export const blockRefusalText = ({ code, limit }: BlockRefusal): string =>
  blockMessages[code].replace('{limit}', String(limit ?? ''));

export interface BlockValueFault {
  readonly kind: string;
  /** Empty if the fault is about the whole value. */
  readonly field: string;
  readonly reason: string;
}

export const blockValueText = ({ kind, field, reason }: BlockValueFault): string =>
  field === '' ? `The ${kind} block ${reason}.` : `The ${kind} block cannot hold this: ${field} ${reason}.`;
