/** Refusals of calls and faults of whole files. */
export const productFileMessages = {
  'csv-empty': 'The file is empty. Choose a CSV file with a header row and at least one product.',
  'csv-too-large': 'The file is too large. CSV files can have up to 50 MB; split it into several files.',
  'csv-not-text':
    'This is not a CSV file. Save your spreadsheet as CSV (comma-separated, UTF-8) and choose that file.',
  'csv-columns-unknown':
    'The columns were not recognized. The first row must be the header row of a Squarespace or Shopify product file.',
  'csv-column-twice': 'Two columns have the same header. Rename or delete one of them.',
  'csv-too-many-columns': 'The file has too many columns that are not known. Delete those you do not need.',
  'csv-quote-not-closed':
    'A quote is opened and never closed. Close it, or save the file again from your spreadsheet.',
  'csv-text-after-quote':
    'There is text after a closing quote. Write quotes inside a cell twice (""), or save the file again from your spreadsheet.',
  'csv-cell-too-long': 'A cell is longer than 1,000,000 characters.',
  'csv-too-many-cells': 'A row has more than 1,000 cells.',
  'csv-too-many-products': 'The file has more than 10,000 products. Split it into several files.',
  'zip-too-large': 'The ZIP file is too large. It can have up to 500 MB.',
  'zip-unreadable': 'The ZIP file cannot be read. Create it again without a password.',
  'zip-too-many-files': 'The ZIP file has more than 5,000 files. Split it into several files.',
  'zip-without-csv': 'The ZIP file has no CSV file. Add the CSV file beside the pictures.',
  'zip-several-csv': 'The ZIP file has more than one CSV file. Leave only one.',
  'file-missing': 'The file is no longer there. Choose it again.',
  'products-page-missing': 'The products page does not exist. Choose a products page, or add a store first.',
  'import-not-ready': 'This import was started, cancelled or not checked yet. Reload the page.',
  'import-running': 'Another import is running. Wait until it is finished, or cancel it.',
  'import-of-other':
    'Another contributor uploaded this file. They or an administrator can change this import; you can upload the file yourself.',
  'import-options-changed':
    'The options were changed meanwhile. Look at what would change now, then start the import.',
  'import-not-undoable': 'This import can no longer be undone. Imports can be undone for 7 days.',
  'import-failed':
    'The import could not be finished. Products that were imported stay; import the file again.',
} as const;

/** Why undo left a product, or a part of it, as it is. */
export const undoMessages = {
  'changed-since': 'It was changed after the import and stays as it is now.',
  'stock-changed-since': 'Stock that was changed after the import stays as it is now.',
  'stock-not-allowed': 'Its stock stays: your role does not allow changing stock.',
} as const;

export type ProductFileRefusal = keyof typeof productFileMessages;
