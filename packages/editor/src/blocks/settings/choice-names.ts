export const alignmentNames = { left: 'Left', center: 'Center', right: 'Right' } as const;

export const sizeNames = { small: 'Small', medium: 'Medium', large: 'Large' } as const;

export const ratioNames = {
  original: 'Original',
  square: 'Square 1:1',
  standard: 'Standard 3:2',
  'standard-vertical': 'Standard vertical 2:3',
  'four-three': 'Four-three 4:3',
  'three-four-vertical': 'Three-four vertical 3:4',
  widescreen: 'Widescreen 16:9',
  'anamorphic-widescreen': 'Cinema 2.39:1',
} as const;

export const eventNames = { upcoming: 'Upcoming', past: 'Past' } as const;
