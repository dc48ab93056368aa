import type { CallAnswer, CallInput } from '@sitewright/api/call';
import { canvasCalls } from '@sitewright/api/canvas';
import type { Outcome } from '@sitewright/api/client';
import { dependsOnHeadings, type Layout } from '@sitewright/domain/blocks';
import { isRecord } from '@sitewright/domain/documents';
import type { DocumentKey } from '../../../documents/index.ts';
import { send as sendCall } from '../../../data-fetching/index.ts';
import { readArea, writeArea, type AreaKey } from '../../model/page-areas.ts';
import { blockElement, sectionElement } from '../frame-marks.ts';
import { morphInto } from './morph.ts';
import type { ToRender } from './paint-layout.ts';

/** Requests rendered blocks and sections from the server and updates the page. */
export interface BlockRenderer {
  readonly request: (area: AreaKey, wanted: ToRender) => void;
  /** Retries failed renders. */
  readonly retry: () => void;
}

interface RendererParts {
  readonly page: Document;
  /** The current content of a document, unsent commands included. */
  readonly contentOf: (document: DocumentKey) => unknown;
  /** Sends the render request. */
  readonly send?: (body: Body) => Promise<Outcome<CallAnswer<typeof canvasCalls.render>>>;
}

type Body = CallInput<typeof canvasCalls.render>['body'];

interface Job {
  readonly area: AreaKey;
  readonly id: string;
  readonly type: 'block' | 'section';
}

const canRender = (kind: string): kind is Body['kind'] =>
  kind === 'collection' || kind === 'item' || kind === 'header-footer';

/** The part of the layout that affects the result: a block alone, unless its headings continue earlier ones. */
const layoutFor = (layout: Layout, { id, type }: Job): Layout => {
  const isOwn = (each: { readonly id: string }): boolean => each.id === id;
  const at = layout.findIndex((section) =>
    type === 'section' ? isOwn(section) : section.blocks.some(isOwn),
  );
  const section = layout[at];
  if (!section) return [];
  const { blocks } = section;
  const own = type === 'section' ? section : { ...section, blocks: blocks.filter(isOwn) };
  if (!dependsOnHeadings([own])) return [own];
  const last =
    type === 'section' ? section : { ...section, blocks: blocks.slice(0, blocks.findIndex(isOwn) + 1) };
  return [...layout.slice(0, at), last];
};

/** Only a part of the document, which may be as large as two megabytes. */
const bodyOf = (job: Job, content: unknown): Body | undefined => {
  const { area, id, type } = job;
  const { kind } = area.document;
  if (!canRender(kind) || !isRecord(content)) return undefined;
  const layout = layoutFor(readArea(content, area.area), job);
  const { collectionId } = content;
  const part = writeArea(collectionId === undefined ? {} : { collectionId }, area.area, layout);
  if (layout.length === 0 || !isRecord(part)) return undefined;
  const wanted = type === 'block' ? { blockId: id } : { sectionId: id };
  return { kind, id: area.document.id, area: area.area, ...wanted, content: part };
};

const RETRY_MS = 5000;

/** No response, or a temporary error: retried automatically. */
const isTransient = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** A block whose text is being edited is never touched. */
const isProtected = (element: Element): boolean => element.hasAttribute?.('data-edit-busy') ?? false;

export const createBlockRenderer = ({
  page,
  contentOf,
  send = (body) => sendCall(canvasCalls.render, { body }),
}: RendererParts): BlockRenderer => {
  /** The latest request per part: responses to earlier ones are stale. */
  const latest = new Map<string, symbol>();
  const failed = new Map<string, Job>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retry = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const jobs = [...failed.values()];
    failed.clear();
    // A page that left its frame is not rendered any more.
    if (page.defaultView) for (const job of jobs) void draw(job);
  };

  const fail = (job: Job, status: number): void => {
    failed.set(job.id, job);
    if (isTransient(status)) timer ??= setTimeout(retry, RETRY_MS);
  };

  const draw = async (job: Job): Promise<void> => {
    const find = job.type === 'block' ? blockElement : sectionElement;
    const before = find(page, job.id);
    if (!before || isProtected(before)) return;
    const request = Symbol(job.id);
    latest.set(job.id, request);
    const body = bodyOf(job, contentOf(job.area.document));
    const outcome = body && (await send(body));
    if (!outcome || latest.get(job.id) !== request) return;
    latest.delete(job.id);
    failed.delete(job.id);
    if (!outcome.ok) {
      fail(job, outcome.refusal.status);
      return;
    }
    const element = find(page, job.id);
    if (element && !isProtected(element)) morphInto(element, outcome.answer.html, isProtected);
  };

  return {
    request: (area, { blockIds, sectionIds }) => {
      for (const id of blockIds) void draw({ area, id, type: 'block' });
      for (const id of sectionIds) void draw({ area, id, type: 'section' });
    },
    retry,
  };
};
