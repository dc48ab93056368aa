import type { FormatterTable } from '@sitewright/template';
import { summaryFormField } from './summary-form-field.ts';

export const formatters: FormatterTable = { 'summary-form-field': summaryFormField };
