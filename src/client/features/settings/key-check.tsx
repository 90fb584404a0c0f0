import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { checkKey, type KeyReport } from '#client/adapters/openai/openai-check.ts';
import { Button } from '#client/ui/button.tsx';
import { KEY_CHECK_TROUBLE, SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { sentenceFor } from '#domain/errors.ts';
import type { Endpoint } from './settings-store.ts';

type KeyCheckProps = {
  /** The typed values when they can be used; otherwise shows what is wrong with them. */
  validate: () => Endpoint | undefined;
  /** The page may talk only to the address it was loaded with: asking another would look like a wrong key. */
  isPossible: boolean;
  onModelRefused: () => void;
};

type Report = KeyReport & { model: string };

/** Shown until the fields change: mount with a key made of their values, or an old verdict outlives its key. */
export function KeyCheck({ validate, isPossible, onModelRefused }: KeyCheckProps) {
  const [report, setReport] = useState<Report | 'running' | null>(null);

  async function run() {
    const endpoint = validate();
    if (!endpoint) return setReport(null);
    setReport('running');
    const { openAIKey: key, baseUrl, model } = endpoint;
    const verdict = await checkKey({ key, baseUrl, model, adaptations: [] });
    setReport({ ...verdict, model });
    if (!verdict.isWell && verdict.code === 'ai-model-not-found') onModelRefused();
  }

  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <Button
        size="small"
        variant="secondary"
        className="min-h-11"
        isBusy={report === 'running'}
        disabled={!isPossible}
        busyLabel={SETTINGS_COPY.checking}
        onClick={run}
      >
        {SETTINGS_COPY.check}
      </Button>
      <output className="min-w-0 flex-1 basis-60 pt-2.5 text-sm">
        {report === null && (
          <span className="text-soft">{isPossible ? SETTINGS_COPY.checkHint : SETTINGS_COPY.checkLater}</span>
        )}
        {report !== null && report !== 'running' && <Verdict report={report} />}
      </output>
    </div>
  );
}

function Verdict({ report }: { report: Report }) {
  if (report.isWell) {
    return (
      <span className="flex gap-1.5 font-medium text-good">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {SETTINGS_COPY.checkWell(report.model)}
      </span>
    );
  }
  const { code, detail } = report;
  const isUnexplained = code === 'ai-bad-request' || code === 'ai-unprocessable';
  return (
    <span className="flex gap-1.5 font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {KEY_CHECK_TROUBLE[code] ?? sentenceFor(code)}
        {isUnexplained && detail !== '' && ` ${SETTINGS_COPY.providerSaid(detail)}`}
      </span>
    </span>
  );
}
