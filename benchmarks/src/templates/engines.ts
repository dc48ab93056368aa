import { createRenderEngine, openLocale } from '@sitewright/render/formatters';
import { Compiler } from '@squarespace/template-engine';
import { Eta } from 'eta';
import Handlebars from 'handlebars';
import { Liquid } from 'liquidjs';
import * as dialects from './dialect.ts';

/** A compiled template, waiting for data. */
export type Render = (json: object) => string;

export interface TemplateEngine {
  readonly dialect: dialects.Dialect;
  readonly compile: (source: string) => Render;
}

const locale = openLocale('en-US');
const ours = createRenderEngine();
const publicEngine = new Compiler();
const liquid = new Liquid();
const eta = new Eta({ autoEscape: true });

/** Fails on what an engine only reports: a benchmark of a page with errors would measure something else. */
const withoutErrors = (output: string, errors: readonly unknown[]): string => {
  if (errors.length > 0) throw new Error(`The template has errors: ${JSON.stringify(errors)}`);
  return output;
};

export const engines = {
  sitewright: {
    dialect: dialects.sitewright,
    compile: (source) => {
      const template = ours.compile(source);
      return (json) => {
        const { output, errors } = ours.render({ template, json, host: { locale } });
        return withoutErrors(output, errors);
      };
    },
  },
  '@squarespace/template-engine': {
    dialect: dialects.sitewright,
    compile: (source) => {
      const { code } = publicEngine.parse(source);
      return (json) => {
        const { ctx, errors } = publicEngine.execute({ code, json, cldr: locale.cldr });
        return withoutErrors(ctx.render(), errors);
      };
    },
  },
  eta: {
    dialect: dialects.eta,
    compile: (source) => {
      const template = eta.compile(source);
      return (json) => template.call(eta, json);
    },
  },
  handlebars: {
    dialect: dialects.handlebars,
    compile: (source) => Handlebars.compile(source),
  },
  liquidjs: {
    dialect: dialects.liquid,
    compile: (source) => {
      const template = liquid.parse(source);
      return (json) => String(liquid.renderSync(template, json));
    },
  },
} as const satisfies Record<string, TemplateEngine>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];
