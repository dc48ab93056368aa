import { Program } from './program.ts';
import type { Library, RenderInput } from './request.ts';

/** The partials of one render, parsed on first use. */
export class PartialStore {
  private readonly templates: RenderInput['partials'];
  private readonly library: Library;
  private readonly programs = new Map<string, Program>();

  constructor(templates: RenderInput['partials'], library: Library) {
    this.templates = templates;
    this.library = library;
  }

  find(name: string): Program | null {
    const known = this.programs.get(name);
    if (known) return known;
    const { templates } = this;
    const template = templates !== undefined && Object.hasOwn(templates, name) ? templates[name] : undefined;
    if (template === undefined) return null;
    const program = toProgram(template, this.library, name);
    this.programs.set(name, program);
    return program;
  }
}

export const toProgram = (
  template: string | { readonly source: string },
  library: Library,
  partial?: string,
): Program => {
  if (template instanceof Program) return template;
  return library.compile(typeof template === 'string' ? template : template.source, partial);
};
