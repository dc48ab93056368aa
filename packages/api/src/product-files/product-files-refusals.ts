import { productFileMessages } from '@sitewright/domain/product-files';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const productFileRefusals = {
  messages: productFileMessages,
  statuses: {
    'csv-empty': HTTP.UNPROCESSABLE,
    'csv-too-large': HTTP.TOO_LARGE,
    'csv-not-text': HTTP.UNPROCESSABLE,
    'csv-columns-unknown': HTTP.UNPROCESSABLE,
    'csv-column-twice': HTTP.UNPROCESSABLE,
    'csv-too-many-columns': HTTP.UNPROCESSABLE,
    'csv-quote-not-closed': HTTP.UNPROCESSABLE,
    'csv-text-after-quote': HTTP.UNPROCESSABLE,
    'csv-cell-too-long': HTTP.UNPROCESSABLE,
    'csv-too-many-cells': HTTP.UNPROCESSABLE,
    'csv-too-many-products': HTTP.UNPROCESSABLE,
    'zip-too-large': HTTP.TOO_LARGE,
    'zip-unreadable': HTTP.UNPROCESSABLE,
    'zip-too-many-files': HTTP.UNPROCESSABLE,
    'zip-without-csv': HTTP.UNPROCESSABLE,
    'zip-several-csv': HTTP.UNPROCESSABLE,
    'file-missing': HTTP.NOT_FOUND,
    'products-page-missing': HTTP.UNPROCESSABLE,
    'import-not-ready': HTTP.CONFLICT,
    'import-running': HTTP.CONFLICT,
    'import-of-other': HTTP.FORBIDDEN,
    'import-options-changed': HTTP.CONFLICT,
    'import-not-undoable': HTTP.CONFLICT,
    'import-failed': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof productFileMessages>;
