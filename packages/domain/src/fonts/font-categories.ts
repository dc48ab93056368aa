/** In the order of the picker, with the fallback until a font is loaded. */
export const fontCategories = [
  { id: 'sans-serif', name: 'Sans Serif', fallback: 'system-ui, sans-serif' },
  { id: 'serif', name: 'Serif', fallback: 'Georgia, serif' },
  { id: 'display', name: 'Display', fallback: 'system-ui, sans-serif' },
  { id: 'script', name: 'Script', fallback: 'cursive' },
  { id: 'slab-serif', name: 'Slab Serif', fallback: 'Georgia, serif' },
  { id: 'mono', name: 'Mono', fallback: 'ui-monospace, monospace' },
  { id: 'other', name: 'Other', fallback: 'system-ui, sans-serif' },
] as const;

export type FontCategory = (typeof fontCategories)[number]['id'];

export const isFontCategory = (value: unknown): value is FontCategory =>
  fontCategories.some(({ id }) => id === value);
