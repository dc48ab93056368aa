import { fontCalls } from '@sitewright/api/fonts';
import { fontSchemas } from '@sitewright/api/fonts/schemas';
import { implementCalls, isRefusal, type ImplementedCall } from '../http/index.ts';
import { addFont, listFonts, previewFont, readFont } from './fonts-service.ts';
import { findKit } from './registry/font-kits.ts';
import type { FontRegistry } from './registry/font-registry.ts';

export interface FontSources {
  readonly registry: FontRegistry;
  /** The API of Adobe Fonts kits. */
  readonly kits: string;
}

export const implementFontCalls = ({ registry, kits }: FontSources): ImplementedCall[] =>
  implementCalls({
    capability: 'fonts',
    calls: fontCalls,
    schemas: fontSchemas,
    handlers: {
      list: (_input, context) => listFonts(context, registry),
      async keep({ params: { slug } }, context) {
        const kept = await addFont(context, registry, slug);
        if (!isRefusal(kept)) context.note({ subject: `font:${slug}`, after: { name: slug } });
        return kept;
      },
      read: ({ params: { slug } }, context) => readFont(context, slug),
      preview: ({ params: { slug } }) => previewFont(registry, slug),
      async kit({ params }) {
        const kit = await findKit(kits, params.kit);
        return isRefusal(kit) ? kit : { id: kit.id, families: [...kit.families] };
      },
    },
  });
