import type { BuiltPage } from '../build/built-page.ts';
import type { ResolvedFirst } from '../build/page-building.ts';
import type { PageRequest } from '../build/page-request.ts';
import type { DraftWork, FinishedDraft } from '../draft-work/draft-work.ts';
import type { PageUrl } from '../url/page-url.ts';

/** A page that a thread has to build. */
export interface PageJob {
  readonly id: number;
  readonly request: PageRequest;
  readonly now: number;
  readonly resolvedFirst: ResolvedFirst;
}

/** What a thread has to do for a contributor. */
export interface DraftJob {
  readonly id: number;
  readonly draft: DraftWork;
  readonly now: number;
}

export interface ResolvedUrl {
  readonly pageUrl: PageUrl;
  readonly version: number;
}

export interface ThreadEvents {
  ready(): void;
  resolved(id: number, resolved: ResolvedUrl): void;
  built(id: number, page: BuiltPage | undefined): void;
  drafted(id: number, finished: FinishedDraft): void;
  failed(id: number, error: Error): void;
  /** It builds nothing any more, whatever it was given. */
  ended(): void;
}

export interface PageThread {
  run(job: PageJob | DraftJob): void;
  decide(id: number, isWanted: boolean): void;
  /** Asks for a sign of life. */
  ping(): void;
  /** For so long it has run without an answer. */
  readonly silentMs: number;
  /** Used by it when it answered last. */
  readonly heapBytes: number;
  end(): void;
}

export type StartThread = (events: ThreadEvents) => PageThread;
