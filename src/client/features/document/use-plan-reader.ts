import { useCallback, useEffect, useState } from 'react';
import { loadPlanReader } from '#client/adapters/markdown/markdown.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';

type Loading = { status: 'loading' } | { status: 'ready'; read: PlanReader } | { status: 'failed' };

/** The Markdown parser, which comes with a download of its own. */
export function usePlanReader(): { loading: Loading; retry: () => void } {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  const load = useCallback(() => {
    setLoading({ status: 'loading' });
    loadPlanReader().then(
      (read) => setLoading({ status: 'ready', read }),
      () => setLoading({ status: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  return { loading, retry: load };
}
