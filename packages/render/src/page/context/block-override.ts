import type { PlacedBlock } from '@sitewright/domain/blocks';
import type { RenderEngine, RenderHost } from '../../formatters/index.ts';
import type { TemplateSet } from '../../templates/index.ts';
import type { PageData } from '../model/page-data.ts';
import type { PageErrors } from '../model/page-errors.ts';
import { websiteContext } from './website-context.ts';

/** What a template's file for a block kind is rendered with. */
export interface OverrideSource {
  readonly engine: RenderEngine;
  readonly template: TemplateSet;
  readonly host: RenderHost;
  readonly now: number;
  readonly data: PageData;
}

const asFileName = (kind: string): string =>
  kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The machine alone shows these: their content is code, or markup that was cleaned for exactly one place. */
const LOCKED_KINDS: ReadonlySet<string> = new Set(['text', 'markdown', 'video', 'embed', 'code']);

export const blockOverride = ({ engine, template, host, now, data }: OverrideSource, errors: PageErrors) => {
  const { blockOverrides, partials } = template;
  let website: ReturnType<typeof websiteContext> | undefined;
  return (kind: string, { id, type, value }: PlacedBlock): string | undefined => {
    const unit = blockOverrides.get(kind) ?? blockOverrides.get(asFileName(kind));
    if (!unit || LOCKED_KINDS.has(kind)) return undefined;
    website ??= websiteContext(data);
    const json = { website, ...value, id, blockType: type };
    const result = engine.render({ template: unit.compiled, json, partials, host, now });
    errors.add(unit, result.errors);
    return result.output;
  };
};
