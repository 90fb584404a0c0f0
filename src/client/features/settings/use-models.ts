import { useEffect, useState } from 'react';
import { listModels } from '#client/adapters/openai/openai-check.ts';
import { checkDraft, type SettingsDraft } from './settings-draft.ts';

export type Models = { names: string[]; hasFailed: boolean };

const NONE: Models = { names: [], hasFailed: false };

/** The models of a complete key, requested once per key and address; a failure never blocks anything. */
export function useModels(
  isWanted: boolean,
  draft: SettingsDraft,
  allowedOrigins: readonly string[],
): Models {
  const { endpoint } = checkDraft({ ...draft, model: 'any' }, allowedOrigins);
  const key = endpoint?.openAIKey ?? '';
  const baseUrl = endpoint?.baseUrl ?? '';
  const isReady = isWanted && key !== '' && draft.keyBaseUrl === baseUrl;
  const [models, setModels] = useState<Models>(NONE);

  useEffect(() => {
    if (!isReady) return;
    let isGone = false;
    listModels({ key, baseUrl }).then(
      (names) => !isGone && setModels({ names, hasFailed: false }),
      () => !isGone && setModels({ names: [], hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [isReady, key, baseUrl]);

  return isReady ? models : NONE;
}
