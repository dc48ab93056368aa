import type { CallAnswer } from '@sitewright/api/call';
import type { templateCalls } from '@sitewright/api/templates';

/** An error in a template. */
export type TemplateError = CallAnswer<typeof templateCalls.tryOut>['errors'][number];

/** Custom CSS is not a template file. */
export const fileNameOf = ({ file }: TemplateError): string =>
  file === 'styles/-custom.less' ? 'Custom CSS' : file;

/** `12:3`, `12`, or empty for the whole file. */
export const positionOf = ({ line, column }: TemplateError): string => {
  if (line === undefined) return '';
  return column === undefined ? String(line) : `${line}:${column}`;
};

/** Errors of the current file first. */
export const inOrder = (faults: readonly TemplateError[], shown: string | undefined): TemplateError[] => [
  ...faults.filter(({ file }) => file === shown),
  ...faults.filter(({ file }) => file !== shown),
];
