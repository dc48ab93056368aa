import type { FormatterTable } from '@sitewright/template';
import { restockNotification } from './restock-notification.ts';

export const formatters: FormatterTable = { 'product-restock-notification': restockNotification };
export { restockFormOf, type RefusedSignUp, type RestockForm, type RestockVisit } from './restock-form.ts';
