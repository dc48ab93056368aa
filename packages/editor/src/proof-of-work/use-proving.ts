import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import type { Outcome, Refusal } from '@sitewright/api/client';
import type { Proof, ProofChallenge } from '@sitewright/domain/proof-of-work';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '../data-fetching/index.ts';
import { solveChallenge } from './solve-challenge.ts';

const challengeIn = ({ code, data }: Refusal): ProofChallenge | undefined =>
  code === 'proof-needed' ? (data as { challenge: ProofChallenge }).challenge : undefined;

/** Aborts when the form unmounts. */
const useLeaving = (): (() => AbortSignal) => {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return () => leaving.current.signal;
};

export interface Proving<C extends StatedCall> {
  /** Builds the input of the call, with or without a proof. */
  readonly send: (inputWith: (proof?: Proof) => CallInput<C>) => Promise<Outcome<CallAnswer<C>>>;
  readonly isSending: boolean;
  /** Progress from 0 to 1; undefined without a running challenge. */
  readonly progress: number | undefined;
}

/** A call for which the server may require a proof of work: solves it and repeats the call. */
export const useProving = <C extends StatedCall>(call: C): Proving<C> => {
  const sending = useSending(call);
  const signalOf = useLeaving();
  const [progress, setProgress] = useState<number>();
  const send: Proving<C>['send'] = async (inputWith) => {
    const first = await sending.send(inputWith());
    const challenge = first.ok ? undefined : challengeIn(first.refusal);
    if (!challenge) return first;
    setProgress(0);
    try {
      const proof = await solveChallenge(challenge, { onProgress: setProgress, signal: signalOf() });
      return proof ? await sending.send(inputWith(proof)) : first;
    } finally {
      setProgress(undefined);
    }
  };
  return { send, isSending: sending.isSending || progress !== undefined, progress };
};
