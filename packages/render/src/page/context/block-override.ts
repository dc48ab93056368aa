import { changeAt, textsOfKind, type BlockKind, type PlacedBlock } from '@sitewright/domain/blocks';
import type { RenderEngine, RenderHost } from '../../formatters/index.ts';
import type { TemplateSet } from '../../templates/index.ts';
import type { PageData } from '../model/page-data.ts';
import type { PageErrors } from '../model/page-errors.ts';
import { websiteContext } from './website-context.ts';

/** Dependencies for rendering a template's block override. */
export interface OverrideSource {
  readonly engine: RenderEngine;
  readonly template: TemplateSet;
  readonly host: RenderHost;
  readonly now: number;
  readonly data: PageData;
}

const asFileName = (kind: string): string =>
  kind.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Without fields that are stored unsanitized because only built-in renderers print them. */
const valueForTemplate = (kind: BlockKind, value: PlacedBlock['value']): PlacedBlock['value'] =>
  (textsOfKind(kind).withheld ?? []).reduce((rest, path) => changeAt(rest, path, () => undefined), value);

/** Renders blocks with the template's overrides; undefined for kinds without one. */
export const blockOverride = ({ engine, template, host, now, data }: OverrideSource, errors: PageErrors) => {
  const { blockOverrides, partials } = template;
  let website: ReturnType<typeof websiteContext> | undefined;
  return (kind: BlockKind, { id, type, value }: PlacedBlock): string | undefined => {
    const unit = blockOverrides.get(kind) ?? blockOverrides.get(asFileName(kind));
    if (!unit || textsOfKind(kind).isLocked) return undefined;
    website ??= websiteContext(data);
    const json = { website, ...valueForTemplate(kind, value), id, blockType: type };
    const result = engine.render({ template: unit.compiled, json, partials, host, now });
    errors.add(unit, result.errors);
    return result.output;
  };
};
