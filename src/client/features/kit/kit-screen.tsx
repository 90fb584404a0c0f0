import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { PlacePage, type PlaceSlots } from '#client/ui/place-page.tsx';
import { KIT_COPY } from '#content/copy/kit.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { howManyNext } from '#domain/kit/kit-list.ts';
import { kitMarks, usedState } from '#domain/kit/marks/marks.ts';
import type { Piece } from '#domain/kit/piece.ts';
import { BeforeCopying, firstToFill } from './before-copying.tsx';
import type { KitActions } from './kit-actions.ts';
import { isWanted, KitFilters, NO_FILTER } from './kit-filters.tsx';
import { type AskedFirst, PieceCard } from './piece-card.tsx';
import { useEntryState } from './use-entry-state.ts';
import type { KitModel } from './use-kit.ts';

export type KitScreenProps = PlaceSlots & {
  model: KitModel;
  actions: KitActions;
  findingsOf: (piece: Piece) => readonly Finding[];
  onOpen: (piece: Piece, words?: string) => void;
  onHome: () => void;
  /** Announced messages that aren't written, and exports. */
  missing: ReactNode;
  tools: ReactNode;
};

const NO_MARKS = kitMarks([]);
// More on request.
const AT_ONCE = 60;
// A list up to this length is shown whole; of a longer one, only the next messages at first.
const SHORT_LIST = 12;
// For the first frame, since each card parses a text. The others come when the page is idle.
const FIRST = 8;

export function KitScreen(props: KitScreenProps) {
  const { model, actions, findingsOf, onOpen, onHome, missing, tools, places, status, notices } = props;
  const { kit, marks, platform, today, read } = model;
  const [filter, setFilter] = useEntryState('kit-filter', NO_FILTER);
  const [asksFor, setAsksFor] = useEntryState<number | null>('kit-shown', null);
  const [asked, setAsked] = useState<AskedFirst | null>(null);
  const words = useDeferredValue(filter.words.trim().toLowerCase());
  const channelOf = useCallback(({ id, channel }: Piece) => marks.as.get(id) ?? channel, [marks]);
  const channels = useMemo(() => new Set(kit.pieces.map(channelOf)), [kit, channelOf]);
  // Unless a filter uses them, marks don't change the list.
  const filteredBy = filter.isUnused || filter.channel !== 'all' ? marks : NO_MARKS;
  const isFiltered = filter.channel !== 'all' || filter.isUnused || words !== '';
  const found = useMemo(
    () =>
      kit.pieces.filter((piece) =>
        isWanted(piece, { channel: filter.channel, isUnused: filter.isUnused, words }, filteredBy),
      ),
    [kit, filteredBy, filter.channel, filter.isUnused, words],
  );
  const count = isFiltered || found.length <= SHORT_LIST ? 0 : howManyNext(found, today);
  // Not above the rest, which was requested: it includes past days.
  const isOnlyNext = count > 0 && asksFor === null;
  const most = asksFor ?? (count || AT_ONCE);
  const shown = useMemo(() => found.slice(0, most), [found, most]);
  const cards = useDeferredValue(shown, shown.slice(0, FIRST));
  // One strong button: the next message to send.
  const next = cards.find((piece) => usedState(marks, piece) !== 'used')?.id;
  const isEmpty = kit.pieces.length === 0 && kit.missing.length === 0;
  return (
    <PlacePage title={KIT_COPY.title} places={places} className="pb-16">
      <p className="mt-3 max-w-2xl text-lg text-pretty text-soft">
        {isEmpty ? KIT_COPY.empty : KIT_COPY.lead}
      </p>
      <p className="mt-3 flex min-h-6 flex-wrap items-center gap-x-4 text-sm text-faint">
        {!isEmpty && <span role="status">{KIT_COPY.count(found.length, kit.pieces.length)}</span>}
        {status}
      </p>
      {notices}
      {isEmpty ? (
        <Button className="mt-4" onClick={onHome}>
          {KIT_COPY.goHome}
        </Button>
      ) : (
        <>
          {tools}
          <KitFilters
            filter={filter}
            channels={channels}
            onChange={(next) => {
              setFilter(next);
              setAsksFor(null);
            }}
          />
          {isOnlyNext && <h2 className="mt-6 font-serif text-xl font-semibold">{KIT_COPY.next}</h2>}
          <ul className={classNames('flex flex-col gap-3', isOnlyNext ? 'mt-3' : 'mt-6')}>
            {cards.map((piece) => (
              <PieceCard
                key={piece.id}
                piece={piece}
                channel={channelOf(piece)}
                used={usedState(marks, piece)}
                isNext={piece.id === next}
                findings={findingsOf(piece).length}
                platform={marks.greetsByName ? platform : null}
                today={today}
                read={read}
                onAsk={setAsked}
                onUse={actions.use}
                onUseAs={actions.useAs}
                onOpen={onOpen}
              />
            ))}
          </ul>
          {found.length > most && (
            <Button variant="secondary" className="mt-4" onClick={() => setAsksFor(most + AT_ONCE)}>
              {KIT_COPY.more(Math.min(AT_ONCE, found.length - most))}
            </Button>
          )}
          {found.length === 0 && kit.pieces.length > 0 && (
            <p className="mt-2 flex flex-wrap items-center gap-3">
              {KIT_COPY.nothingFound}
              <Button
                size="small"
                variant="secondary"
                onClick={() => {
                  setFilter(NO_FILTER);
                  setAsksFor(AT_ONCE);
                }}
              >
                {KIT_COPY.clear}
              </Button>
            </p>
          )}
          {missing}
        </>
      )}
      {asked && (
        <BeforeCopying
          blanks={asked.gaps}
          findings={findingsOf(asked.piece)}
          onClose={() => setAsked(null)}
          onCopy={() => {
            setAsked(null);
            asked.copy();
          }}
          onFill={() => {
            setAsked(null);
            onOpen(asked.piece, firstToFill(asked.gaps)?.need ?? findingsOf(asked.piece)[0]?.words);
          }}
        />
      )}
    </PlacePage>
  );
}
