export { contentText, ExportFields, ExportLink, useExportFormat } from './export-fields.tsx';
export type { ExportQuery } from './export-url.ts';
export { readUnit, unitChoices } from './unit-choices.ts';
