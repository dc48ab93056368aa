import { createRenderEngine } from '@sitewright/render/formatters';
import { compileTemplateSet, type TemplateFiles, type TemplateWarning } from '@sitewright/render/templates';
import { makeStylesheet } from '../styles/index.ts';

const placeOf = ({ file, line }: TemplateWarning): string => (line === undefined ? file : `${file}:${line}`);

/** Everything in a template that is not supported, one message each: `pages/home.page:3: …`. */
export const findTemplateWarnings = async (files: TemplateFiles): Promise<string[]> => {
  const set = compileTemplateSet(createRenderEngine(), files);
  const styles = await makeStylesheet(set);
  const told = [...set.warnings, ...styles.warnings].map(
    (warning) => `${placeOf(warning)}: ${warning.message}`,
  );
  return [...new Set(told)];
};
