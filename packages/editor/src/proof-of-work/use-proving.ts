import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import type { Outcome, Refusal } from '@sitewright/api/client';
import type { Proof, ProofChallenge } from '@sitewright/domain/proof-of-work';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '../data-fetching/index.ts';
import { solveChallenge } from './solve-challenge.ts';

const challengeIn = ({ code, data }: Refusal): ProofChallenge | undefined =>
  code === 'proof-needed' ? (data as { challenge: ProofChallenge }).challenge : undefined;

/** Ends the work when the form is left. */
const useLeaving = (): (() => AbortSignal) => {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return () => leaving.current.signal;
};

export interface Proving<C extends StatedCall> {
  /** Told how to make the call with a proof and without. */
  readonly send: (inputWith: (proof?: Proof) => CallInput<C>) => Promise<Outcome<CallAnswer<C>>>;
  readonly isSending: boolean;
  /** How far the work is, from 0 to 1; nothing while there is none. */
  readonly share: number | undefined;
}

/** A call for which the server may ask the browser to do some work first: it is done and the call made again. */
export const useProving = <C extends StatedCall>(call: C): Proving<C> => {
  const sending = useSending(call);
  const signalOf = useLeaving();
  const [share, setShare] = useState<number>();
  const send: Proving<C>['send'] = async (inputWith) => {
    const first = await sending.send(inputWith());
    const challenge = first.ok ? undefined : challengeIn(first.refusal);
    if (!challenge) return first;
    setShare(0);
    try {
      const proof = await solveChallenge(challenge, { onProgress: setShare, signal: signalOf() });
      return proof ? await sending.send(inputWith(proof)) : first;
    } finally {
      setShare(undefined);
    }
  };
  return { send, isSending: sending.isSending || share !== undefined, share };
};
