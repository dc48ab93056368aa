/** Slab serifs, which the metadata counts among serifs and display faces. */
const SLAB_SERIFS = new Set([
  'Aleo',
  'Alfa Slab One',
  'Arvo',
  'Belgrano',
  'Besley',
  'BioRhyme',
  'BioRhyme Expanded',
  'Bitter',
  'Bree Serif',
  'Copse',
  'Coustard',
  'Crete Round',
  'Cutive',
  'Enriqueta',
  'Glegoo',
  'Holtwood One SC',
  'Kreon',
  'Patua One',
  'Podkova',
  'Rokkitt',
  'Sanchez',
  'Scope One',
  'Solway',
  'Trocchi',
  'Ultra',
]);

/** Signs instead of letters. */
const OTHER = /Barcode|Emoji|Symbols|^Redacted|^Flow (?:Block|Circular|Rounded)$|Icons|Dingbats/;

/** @param {string} family */
export const isSlabSerif = (family) => SLAB_SERIFS.has(family) || /\bSlab/.test(family);

/** @param {string} family */
export const isOther = (family) => OTHER.test(family);
