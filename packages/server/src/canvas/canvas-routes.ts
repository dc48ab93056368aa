import { canvasCalls } from '@sitewright/api/canvas';
import { canvasSchemas } from '@sitewright/api/canvas/schemas';
import { findNewCode, SITE_DOCUMENT } from '@sitewright/domain/documents';
import { findDocument, findSchemaFaults, stylesKind, type StylesContent } from '../documents/index.ts';
import {
  implementCalls,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { headerFooterKind } from '../navigation/index.ts';
import type { DraftPages } from '../pages/index.ts';
import { renderForCanvas } from './render-service.ts';

const mayRender = ({ contributor }: ContributorContext, kind: string): boolean =>
  kind !== headerFooterKind.name ||
  headerFooterKind.permission === undefined ||
  contributor.permissions.has(headerFooterKind.permission);

/** Custom styles are LESS, compiled on the server: previewing them needs the permission to save them. */
const checkStyles = async (
  { database, site, contributor }: ContributorContext,
  content: StylesContent,
): Promise<Refusal | undefined> => {
  const faults = findSchemaFaults(stylesKind.schema, content);
  if (Object.keys(faults).length > 0) return refuse('document-invalid', faults);
  if (contributor.permissions.has('code')) return undefined;
  const saved = await findDocument(database, site.id, { kind: 'styles', id: SITE_DOCUMENT });
  const known = stylesKind.codeParts((saved?.draft ?? {}) as StylesContent);
  return findNewCode(known, stylesKind.codeParts(content)).length > 0
    ? refuse('code-not-allowed')
    : undefined;
};

export const implementCanvasCalls = (drafts: DraftPages): ImplementedCall[] =>
  implementCalls({
    capability: 'canvas',
    calls: canvasCalls,
    schemas: canvasSchemas,
    handlers: {
      async render({ body }, context) {
        return mayRender(context, body.kind) ? renderForCanvas(drafts, context, body) : refuse('not-allowed');
      },
      async style({ body: { content } }, context) {
        const refusal = await checkStyles(context, content);
        if (refusal) return refusal;
        const { css, bodyClasses, warnings } = await drafts.makeStyles(context, content);
        return { css, bodyClasses: [...bodyClasses], warnings: [...warnings] };
      },
      async tokens(_input, context) {
        const tokens = await drafts.listTokens(context);
        return {
          tokens: tokens.map(({ options, ...token }) => ({
            ...token,
            ...(options && { options: [...options] }),
          })),
        };
      },
    },
  });
