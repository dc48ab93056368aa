import { useCallback, useState } from 'react';
import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';

/**
 * For fields with a lazily loaded editor: shows an error with a retry button instead of an empty box. `onFail`
 * changes with every attempt, so effects that depend on it load again.
 */
export const useLazyEditor = () => {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const onFail = useCallback(() => setFailed(attempt), [attempt]);
  const failure =
    failed === attempt ? (
      <Notice tone="bad" actions={<Button onPress={() => setAttempt(attempt + 1)}>Try again</Button>}>
        This field could not be loaded. Check your connection.
      </Notice>
    ) : null;
  return { onFail, failure };
};
