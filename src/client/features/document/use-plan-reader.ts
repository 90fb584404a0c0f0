import { useCallback, useEffect, useState } from 'react';
import { loadedPlanReader, loadPlanReader } from '#client/adapters/markdown/markdown.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';

type Loading = { status: 'loading' } | { status: 'ready'; read: PlanReader } | { status: 'failed' };

/** The Markdown parser, a separate download. */
export function usePlanReader(): { loading: Loading; retry: () => void } {
  const [loading, setLoading] = useState(readerNow);
  const load = useCallback(() => {
    setLoading({ status: 'loading' });
    loadPlanReader().then(
      (read) => setLoading({ status: 'ready', read }),
      () => setLoading({ status: 'failed' }),
    );
  }, []);
  const isReady = loading.status === 'ready';
  useEffect(() => {
    if (!isReady) load();
  }, [isReady, load]);
  return { loading, retry: load };
}

function readerNow(): Loading {
  const read = loadedPlanReader();
  return read ? { status: 'ready', read } : { status: 'loading' };
}
