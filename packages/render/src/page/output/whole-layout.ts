import type { TemplateSet, TemplateUnit } from '../../templates/index.ts';

export interface RenderedUnit {
  readonly html: string;
  /** Whether a limit stopped it. */
  readonly isCut: boolean;
}

type RenderLayout = (unit: TemplateUnit | undefined, mainContent: string) => RenderedUnit;

/**
 * A layout that a limit stopped ends anywhere, often before its first line: visitors would get a blank page. The built-in
 * one shows the content then, or only what surrounds it where the content is what is too long.
 */
export const renderWholeLayout = (
  { system }: TemplateSet,
  { layout, mainContent }: { readonly layout: TemplateUnit | undefined; readonly mainContent: string },
  render: RenderLayout,
): string => {
  const own = render(layout, mainContent);
  if (!own.isCut) return own.html;
  const builtIn = system.get('layout');
  const plain = render(builtIn, mainContent);
  return plain.isCut ? render(builtIn, '').html : plain.html;
};
