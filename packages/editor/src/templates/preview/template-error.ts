import type { CallAnswer } from '@sitewright/api/call';
import type { templateCalls } from '@sitewright/api/templates';

/** Something in a template that cannot be honoured. */
export type TemplateError = CallAnswer<typeof templateCalls.tryOut>['errors'][number];

/** The site's own rules stand in no file of the template. */
export const fileNameOf = ({ file }: TemplateError): string =>
  file === 'styles/-custom.less' ? 'Custom CSS' : file;

/** `12:3`, `12`, or nothing where the whole file is meant. */
export const placeOf = ({ line, column }: TemplateError): string => {
  if (line === undefined) return '';
  return column === undefined ? String(line) : `${line}:${column}`;
};

/** Those of the file in view first. */
export const inOrder = (faults: readonly TemplateError[], shown: string | undefined): TemplateError[] => [
  ...faults.filter(({ file }) => file === shown),
  ...faults.filter(({ file }) => file !== shown),
];
