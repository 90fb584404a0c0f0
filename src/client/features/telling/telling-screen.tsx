import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { type DoneMessage, DoneToast } from '#client/ui/notices/done-toast.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { PlacePage, type PlaceSlots } from '#client/ui/place-page.tsx';
import { TELLING_COPY } from '#content/copy/telling.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Proposed } from '#domain/telling/read-telling.ts';
import type { TopicQuestion } from '#domain/telling/slots.ts';
import { type Source, TELLING_LIMITS } from '#domain/telling/telling.ts';
import { NewSource } from './new-source.tsx';
import { NotSaid } from './not-said.tsx';
import { ProposalList } from './proposal-list.tsx';
import { SourceCard } from './source-card.tsx';
import type { TellingActions, Undo } from './telling-actions.ts';

export type TellingScreenProps = PlaceSlots & {
  sources: readonly Source[];
  proposed: readonly Proposed[];
  /** Questions without an answer, a draft or a finding. */
  open: readonly TopicQuestion[];
  questionOf: (slot: string) => string;
  actions: TellingActions;
  /** The number of possible facts in the texts. */
  factCount: number;
  onOpenFacts: () => void;
  onOpen: (type: BlueprintType, question: number) => void;
  /** The search for answers in one text. */
  finding: (source: Source) => ReactNode;
  /** Telling by voice. */
  recording: ReactNode;
};

export function TellingScreen(props: TellingScreenProps) {
  const { sources, proposed, actions, factCount } = props;
  const [told, setTold] = useState<DoneMessage | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const isFull = sources.length >= TELLING_LIMITS.sources;
  const hasBox = sources.length === 0 || isAdding;

  function tellWith(message: string, undo: Undo): void {
    setTold({ message, undo });
  }
  return (
    <PlacePage title={TELLING_COPY.title} places={props.places}>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-soft">{TELLING_COPY.lead}</p>
      <p className="mt-3 flex min-h-6 flex-wrap gap-x-4 text-sm text-faint">{props.status}</p>
      {props.notices}
      <section aria-labelledby="telling-texts" className="mt-4">
        <h2
          id="telling-texts"
          className={sources.length === 0 ? 'sr-only' : 'font-serif text-2xl font-medium'}
        >
          {TELLING_COPY.texts}
        </h2>
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
          {sources.map((source) => (
            <SourceCard
              key={source.id}
              source={source}
              actions={actions}
              onRemove={() => tellWith(TELLING_COPY.removed(source.name), actions.remove(source.id))}
            >
              {props.finding(source)}
            </SourceCard>
          ))}
        </ul>
        {hasBox && !isFull && (
          <div className="mt-4 rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5">
            <NewSource actions={actions} onAdded={(id) => focusNew(id, () => setIsAdding(false))} />
          </div>
        )}
        {!hasBox && !isFull && (
          <div className="mt-4">
            <Button variant="secondary" onClick={() => setIsAdding(true)}>
              {TELLING_COPY.another}
            </Button>
          </div>
        )}
        {isFull && <p className="mt-4 text-sm text-soft">{TELLING_COPY.full}</p>}
        <section
          aria-labelledby="telling-voice"
          className="mt-4 grid gap-3 rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5"
        >
          <h3 id="telling-voice" className="font-serif text-lg font-semibold">
            {TELLING_COPY.voice}
          </h3>
          {props.recording}
        </section>
      </section>
      {factCount > 0 && (
        <div className="mt-4">
          <Notice
            actions={
              <Button size="small" variant="secondary" onClick={props.onOpenFacts}>
                {TELLING_COPY.openFacts}
              </Button>
            }
          >
            {TELLING_COPY.facts(factCount)}
          </Notice>
        </div>
      )}
      <ProposalList
        offered={proposed.filter(({ state }) => state === 'offered')}
        aside={proposed.filter(({ state }) => state === 'aside')}
        hasDecided={proposed.length > 0}
        questionOf={props.questionOf}
        actions={actions}
        onDone={tellWith}
      />
      {sources.length > 0 && (
        <NotSaid open={props.open} questionOf={props.questionOf} onOpen={props.onOpen} />
      )}
      <DoneToast told={told} onGone={() => setTold(null)} />
    </PlacePage>
  );
}

/** The box is a text in the list now: the caret continues there, after the typed words. */
function focusNew(id: string, close: () => void): void {
  close();
  requestAnimationFrame(() => {
    const area = document.querySelector<HTMLTextAreaElement>(`[data-source="${id}"] textarea`);
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  });
}
