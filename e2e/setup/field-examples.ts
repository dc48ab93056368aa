/** A field as an owner sets it in the builder, and as visitors then see it. */
export interface FieldExample {
  /** In the menu of new fields. */
  readonly kind: string;
  /** Text of each setting by its label. */
  readonly texts: Readonly<Record<string, string>>;
  readonly switches?: readonly string[];
  /** Lines of the published field; the text of an empty input comes last. */
  readonly shown: readonly string[];
}

const REQUIRED = ['Required'];

/** Every kind of field with all settings that it has of its own. */
export const fieldExamples: readonly FieldExample[] = [
  {
    kind: 'Text',
    texts: { Label: 'Company', Description: 'As on invoices', Placeholder: 'ACME', 'Maximum length': '40' },
    switches: REQUIRED,
    shown: ['Company (required)', 'As on invoices', 'ACME'],
  },
  {
    kind: 'Text area',
    texts: { Label: 'Wish', Description: 'Be brief', Placeholder: 'A print', 'Maximum length': '200' },
    switches: REQUIRED,
    shown: ['Wish (required)', 'Be brief', '0 / 200', 'A print'],
  },
  {
    kind: 'Email',
    texts: { Label: 'Mail', Placeholder: 'you@example.com' },
    switches: REQUIRED,
    shown: ['Mail (required)', 'you@example.com'],
  },
  {
    kind: 'Currency',
    texts: { Label: 'Budget', Placeholder: '250', 'Currency symbol': '£' },
    shown: ['Budget', '£', '250'],
  },
  {
    kind: 'Number',
    texts: { Label: 'Copies', Placeholder: '3' },
    shown: ['Copies', '3'],
  },
  {
    kind: 'Website',
    texts: { Label: 'Homepage', Placeholder: 'www.example.com' },
    shown: ['Homepage', 'www.example.com'],
  },
  {
    kind: 'Password',
    texts: { Label: 'File password', Placeholder: 'Secret' },
    shown: ['File password', 'Secret'],
  },
  {
    kind: 'Twitter handle',
    texts: { Label: 'Handle', Placeholder: 'studio' },
    shown: ['Handle', '@', 'studio'],
  },
  {
    kind: 'Date',
    texts: { Label: 'Due' },
    switches: REQUIRED,
    shown: ['Due (required)', 'Month', 'Day', 'Year'],
  },
  {
    kind: 'Time',
    texts: { Label: 'Call at' },
    shown: ['Call at', 'Hour', 'Minute', 'Second', 'AM/PM', 'AM', 'PM'],
  },
  {
    kind: 'Name',
    texts: { Label: 'Who are you?', Description: 'Any name' },
    switches: REQUIRED,
    shown: ['Who are you? (required)', 'Any name', 'First Name', 'Last Name'],
  },
  {
    kind: 'Address',
    texts: { Label: 'Where to?' },
    shown: ['Where to?', 'Address 1', 'Address 2', 'City', 'State/Province', 'Zip/Postal Code', 'Country'],
  },
  {
    kind: 'Phone',
    texts: { Label: 'Mobile' },
    switches: ['Country code'],
    shown: ['Mobile', 'Country code', 'Area Code', 'Prefix', 'Line'],
  },
  {
    kind: 'Heading',
    texts: { Label: 'About the frame', Description: 'All frames are oak' },
    switches: ['Underline'],
    shown: ['About the frame', 'All frames are oak', 'underlined'],
  },
  {
    kind: 'Radio buttons',
    texts: { Label: 'Size', 'Option 1': 'A4', 'Option 2': 'A3' },
    switches: REQUIRED,
    shown: ['Size (required)', 'A4', 'A3'],
  },
  {
    kind: 'Checkboxes',
    texts: {
      Label: 'Extras',
      'Option 1': 'Frame',
      'Option 2': 'Gift wrap',
    },
    switches: REQUIRED,
    shown: ['Extras (required)', 'Frame', 'Gift wrap'],
  },
  {
    kind: 'Dropdown',
    texts: { Label: 'Paper', 'Option 1': 'Cotton', 'Option 2': 'Baryta' },
    switches: REQUIRED,
    shown: ['Paper (required)', 'Select an option', 'Cotton', 'Baryta'],
  },
  {
    kind: 'Survey',
    texts: { Label: 'Do you agree?', 'Statement 1': 'The site is quick' },
    shown: [
      'Do you agree?',
      'The site is quick',
      'Strongly Disagree',
      'Disagree',
      'Neutral',
      'Agree',
      'Strongly Agree',
    ],
  },
  {
    kind: 'File upload',
    texts: {
      Label: 'Draft',
      'Number of files': '2',
      'Maximum size of a file': '5',
    },
    shown: [
      'Draft',
      'Up to 5 MB: jpg, jpeg, png, gif, webp, heic, heif, pdf, docx, xlsx, pptx, odt, ods, rtf, txt, csv, ' +
        'mp3, wav, m4a, ogg, mp4, m4v, mov, webm, zip',
    ],
  },
];
