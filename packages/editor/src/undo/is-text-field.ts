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

/** Whether the target takes text: such fields have native undo and clipboard, switches and sliders do not. */
export const isTextField = (target: EventTarget | null): boolean => {
  // Elements of a frame are not `instanceof` the app's classes.
  const element = target as Element | null;
  return typeof element?.closest === 'function' && element.closest(FIELDS) !== null;
};
