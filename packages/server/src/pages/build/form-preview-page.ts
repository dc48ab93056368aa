import { GRID_COLUMNS, newBlock, type Section } from '@sitewright/domain/blocks';
import { newPage, pageTypes } from '@sitewright/domain/pages';
import type { PageSource } from '../drafts/page-source.ts';
import { buildContent } from './build-content.ts';
import type { BuiltPage } from './built-page.ts';
import { draftsOf, toBuiltPage, withoutSystemPage } from './cacheable-page.ts';
import { buildPageData } from './page-data.ts';
import type { PageServices } from './page-request.ts';

const SECTION_ID = '0'.repeat(24);
const BLOCK_ID = '1'.padStart(24, '0');

/** A section that shows nothing but a form. */
export const formPreviewSection = (formId: string): Section => {
  const block = newBlock('form', BLOCK_ID);
  return {
    id: SECTION_ID,
    theme: 'paper',
    blocks: [
      {
        ...block,
        value: { ...block.value, formId },
        desktop: { columnStart: 1, columnEnd: GRID_COLUMNS + 1, rowStart: 1, rowEnd: 2 },
      },
    ],
  };
};

/** A page of the site with nothing but a form, as the form builder shows it: never cached. */
export const buildFormPreviewPage = async (
  services: PageServices,
  source: PageSource,
  formId: string,
): Promise<BuiltPage> => {
  const { loaded, outline } = source;
  const page = newPage({
    id: SECTION_ID,
    kind: 'page',
    title: loaded.site.settings.title,
    urlId: 'form-preview',
    sections: [formPreviewSection(formId)],
  });
  const built = await buildContent(services, {
    data: { ...buildPageData(withoutSystemPage(source), 'missing', pageTypes.page), collection: page },
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: 'html',
    status: 200,
    isPrivate: true,
  });
  return toBuiltPage(built, source, false);
};
