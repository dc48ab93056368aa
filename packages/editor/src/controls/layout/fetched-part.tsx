import { useCallback, useState } from 'react';
import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';

/**
 * For a field whose editor is fetched when it is first shown: without a line it would stay an empty box. `onFail` is
 * another one for every try: whatever depends on it fetches anew.
 */
export const useFetchedPart = () => {
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
