import { createRenderEngine } from '@sitewright/render/formatters';
import { compileTemplateSet, type TemplateFiles, type TemplateWarning } from '@sitewright/render/templates';
import { buildStylesheet } from '../styles/index.ts';

const positionOf = ({ file, line }: TemplateWarning): string =>
  line === undefined ? file : `${file}:${line}`;

/** Everything in a template that is not supported, one message each: `pages/home.page:3: …`. */
export const findTemplateWarnings = async (files: TemplateFiles): Promise<string[]> => {
  const set = compileTemplateSet(createRenderEngine(), files);
  const styles = await buildStylesheet(set);
  const warnings = [...set.warnings, ...styles.warnings].map(
    (warning) => `${positionOf(warning)}: ${warning.message}`,
  );
  return [...new Set(warnings)];
};
