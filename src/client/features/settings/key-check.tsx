import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { checkKey, type KeyReport } from '#client/adapters/openai/openai-check.ts';
import { Button } from '#client/ui/button.tsx';
import { OutsideLink } from '#client/ui/outside-link.tsx';
import { KEY_CHECK_TROUBLE, SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { COST_COPY } from '#content/copy/writing/cost.ts';
import { secondLineFor } from '#content/copy/writing/second-lines.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import { type ErrorCode, sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { betterModel, RecommendedModel } from './recommended-model.tsx';
import type { Endpoint } from './settings-store.ts';

type KeyCheckProps = {
  /** The typed values if they are valid; otherwise shows their errors. */
  validate: () => Endpoint | undefined;
  /** The page may connect only to the address from its load time: another one would look like a wrong key. */
  isPossible: boolean;
  /** The key is stored already. */
  isSaved: boolean;
  /** The key's models; no others are suggested. */
  visible: readonly string[];
  chosen: string;
  onChoose: (model: string) => void;
  /** The service answered; with an error code, if any. */
  onChecked: (code: ErrorCode | null) => void;
};

type Report = KeyReport & { model: string; baseUrl: string };

/** Shown until the fields change: mount it with a key made of their values, or an old result outlives its key. */
export function KeyCheck(props: KeyCheckProps) {
  const { validate, isPossible, isSaved, onChecked, visible, chosen, onChoose } = props;
  const [report, setReport] = useState<Report | 'running' | null>(null);

  const verdictBox = useRef<HTMLOutputElement>(null);
  // On a phone the result appears below the visible part, and the button would seem to do nothing.
  useEffect(() => {
    if (report !== null) verdictBox.current?.scrollIntoView?.({ block: 'nearest' });
  }, [report]);

  async function run() {
    const endpoint = validate();
    if (!endpoint) return setReport(null);
    setReport('running');
    const { openAIKey: key, baseUrl, model } = endpoint;
    const verdict = await checkKey({ key, baseUrl, model, adaptations: [] });
    setReport({ ...verdict, model, baseUrl });
    onChecked(verdict.isWell ? null : verdict.code);
  }

  const isWell = report !== null && report !== 'running' && report.isWell;
  const better = betterModel(visible, chosen);
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
      <output ref={verdictBox} className="min-w-0 flex-1 basis-60 scroll-mb-24 pt-2.5 text-sm">
        {report === null && (
          <span className="text-soft">{isPossible ? SETTINGS_COPY.checkHint : SETTINGS_COPY.checkLater}</span>
        )}
        {report !== null && report !== 'running' && (
          <Verdict report={report} isSaved={isSaved} better={better} />
        )}
      </output>
      {isWell && better && (
        <Button size="small" variant="secondary" className="min-h-11" onClick={() => onChoose(better.model)}>
          {COST_COPY.use(better.model)}
        </Button>
      )}
      {!isWell && (
        <div className="basis-full empty:hidden">
          <RecommendedModel visible={visible} chosen={chosen} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}

type VerdictProps = { report: Report; isSaved: boolean; better: ReturnType<typeof betterModel> };

function Verdict({ report, isSaved, better }: VerdictProps) {
  if (report.isWell) {
    const { checkWell, checkBetter, checkSave } = SETTINGS_COPY;
    return (
      <span className="flex gap-1.5 font-medium text-good">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          {better
            ? checkBetter(report.model, better.model, better.why, better.isCheaper)
            : checkWell(report.model)}{' '}
          {!isSaved && checkSave}
        </span>
      </span>
    );
  }
  const { code, detail, message } = report;
  // A more specific message than the code's own wins.
  const words = message === sentenceFor(code) ? (KEY_CHECK_TROUBLE[code] ?? message) : message;
  const isUnexplained = code === 'ai-bad-request' || code === 'ai-unprocessable';
  return (
    <span className="flex gap-1.5 font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {words}
        {code === 'ai-timeout' && <span className="block">{secondLineFor(sentenceFor(code))}</span>}
        {isUnexplained && detail !== '' && ` ${SETTINGS_COPY.providerSaid(detail)}`}
        {code === 'ai-insufficient-quota' && report.baseUrl === AI_DEFAULTS.baseUrl && (
          <span className="mt-2 block">
            <OutsideLink href={COST_COPY.billingAddress}>{COST_COPY.billing}</OutsideLink>
          </span>
        )}
      </span>
    </span>
  );
}
