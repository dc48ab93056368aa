import { createHash } from 'node:crypto';
import { templateCalls } from '@sitewright/api/templates';
import { templateSchemas } from '@sitewright/api/templates/schemas';
import type { Site } from '@sitewright/domain/sites';
import type { TemplateWarning } from '@sitewright/render/templates';
import type { FileStore } from '../files/index.ts';
import { implementCalls, type ImplementedCall } from '../http/index.ts';
import { listTemplateFiles } from './list-files.ts';

interface Attempt {
  readonly at: string;
  readonly files: ReadonlyMap<string, string>;
}

interface Tried {
  readonly html: string;
  readonly css: string;
  readonly errors: readonly TemplateWarning[];
  readonly errorCount: number;
}

export interface TemplateRoutes {
  readonly files: FileStore;
  /** Renders a page with unsaved template files. */
  previewTemplate(
    view: { readonly site: Site; readonly baseUrl: string; readonly network: string },
    attempt: Attempt,
  ): Promise<Tried>;
}

const keyOf = (css: string): string => createHash('sha256').update(css).digest('base64url').slice(0, 16);

export const implementTemplateCalls = ({ files, previewTemplate }: TemplateRoutes): ImplementedCall[] =>
  implementCalls({
    capability: 'templates',
    calls: templateCalls,
    schemas: templateSchemas,
    handlers: {
      listFiles: (_input, { database, site }) => listTemplateFiles(database, files, site.id),
      async tryOut({ body }, { site, origin, network }) {
        const texts = new Map(body.files.map(({ path, text }) => [path, text]));
        const tried = await previewTemplate(
          { site, network, baseUrl: origin },
          { at: body.at, files: texts },
        );
        const { html, css, errors, errorCount } = tried;
        const stylesKey = keyOf(css);
        const isKnown = stylesKey === body.stylesKey;
        return { html, stylesKey, errors: [...errors], errorCount, ...(isKnown ? {} : { css }) };
      },
    },
  });
