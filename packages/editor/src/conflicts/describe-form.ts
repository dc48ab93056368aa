import { isRecord } from '@sitewright/domain/documents';
import type { Describe } from './describe.ts';
import { describeValue } from './describe-value.ts';
import { difference } from './difference.ts';

const nameIn = (content: unknown): string =>
  isRecord(content) && typeof content['name'] === 'string' ? content['name'] : 'Form';

/** Describes a form by its name and the setting that both changed. */
export const describeForm: Describe = {
  location: (content, { path }) => [nameIn(content), ...path.filter((step) => step !== 'fields')].join(' › '),
  version: (value, other) =>
    value === undefined
      ? 'Deleted'
      : difference(describeValue(value), other === undefined ? '' : describeValue(other)),
};
