const TYPES_WITHOUT_TEXT = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
] as const;

const FIELDS = [
  `input${TYPES_WITHOUT_TEXT.map((type) => `:not([type="${type}"])`).join('')}`,
  'textarea',
  '[contenteditable]:not([contenteditable="false"])',
].join(', ');

/** Whether words are typed there: such a field has an undo and a clipboard of its own, a switch or a slider has none. */
export const isTextField = (target: EventTarget | null): boolean => {
  // The page in a frame has classes of its own: `instanceof` of the app's would never hold.
  const element = target as Element | null;
  return typeof element?.closest === 'function' && element.closest(FIELDS) !== null;
};
