import { canvasCalls } from '@sitewright/api/canvas';
import type { CallInput } from '@sitewright/api/call';
import type { DocumentKey } from '../../document/index.ts';
import { send } from '../../fetching/index.ts';
import { readArea, writeArea, type AreaKey } from '../model/scene.ts';
import { blockElement, sectionElement } from './frame-marks.ts';
import { morphInto } from './morph.ts';
import type { ToRender } from './paint-layout.ts';

/** Has blocks and sections drawn by the server and puts them on the page. */
export interface BlockRenderer {
  readonly request: (area: AreaKey, wanted: ToRender) => void;
  /** Asks again for what could not be drawn. */
  readonly retry: () => void;
}

interface RendererParts {
  readonly page: Document;
  /** What the screen shows of a document now. */
  readonly contentOf: (document: DocumentKey) => unknown;
}

type Body = CallInput<typeof canvasCalls.render>['body'];

interface Job {
  readonly area: AreaKey;
  readonly id: string;
  readonly type: 'block' | 'section';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const canRender = (kind: string): kind is Body['kind'] =>
  kind === 'collection' || kind === 'item' || kind === 'header-footer';

const bodyOf = ({ area, id, type }: Job, content: unknown): Body | undefined => {
  const { kind } = area.document;
  if (!canRender(kind) || !isRecord(content)) return undefined;
  const part = type === 'block' ? { blockId: id } : { sectionId: id };
  // The server looks for the part among the sections, where plain HTML has none.
  const whole = 'body' in content ? writeArea(content, area.area, readArea(content, area.area)) : content;
  return isRecord(whole)
    ? { kind, id: area.document.id, area: area.area, ...part, content: whole }
    : undefined;
};

/** A block that is being written in is never touched. */
const isLeftAlone = (element: Element): boolean => element.hasAttribute?.('data-edit-busy') ?? false;

export const createBlockRenderer = ({ page, contentOf }: RendererParts): BlockRenderer => {
  /** The latest wish for each part: an answer to an earlier one is out of date. */
  const latest = new Map<string, symbol>();
  const failed = new Map<string, Job>();

  const draw = async (job: Job): Promise<void> => {
    const find = job.type === 'block' ? blockElement : sectionElement;
    const before = find(page, job.id);
    if (!before || isLeftAlone(before)) return;
    const wish = Symbol(job.id);
    latest.set(job.id, wish);
    const body = bodyOf(job, contentOf(job.area.document));
    const outcome = body && (await send(canvasCalls.render, { body }));
    if (!outcome || latest.get(job.id) !== wish) return;
    latest.delete(job.id);
    failed.delete(job.id);
    if (!outcome.ok) {
      failed.set(job.id, job);
      return;
    }
    const element = find(page, job.id);
    if (element && !isLeftAlone(element)) morphInto(element, outcome.answer.html, isLeftAlone);
  };

  return {
    request: (area, { blockIds, sectionIds }) => {
      for (const id of blockIds) void draw({ area, id, type: 'block' });
      for (const id of sectionIds) void draw({ area, id, type: 'section' });
    },
    retry: () => {
      for (const job of failed.values()) void draw(job);
    },
  };
};
