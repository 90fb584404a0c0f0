import { useId } from 'react';
import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { KIT_COPY } from '#content/copy/kit.ts';
import { outlineOf } from '#content/outline-of.ts';
import { CHANNELS, type Channel } from '#domain/kit/channel.ts';
import { type KitMarks, usedState } from '#domain/kit/marks/marks.ts';
import { type Piece, titleOf } from '#domain/kit/piece.ts';

export type KitFilter = {
  readonly channel: Channel | 'all';
  readonly isUnused: boolean;
  readonly words: string;
};

export const NO_FILTER: KitFilter = { channel: 'all', isUnused: false, words: '' };

type KitFiltersProps = {
  filter: KitFilter;
  /** Channels with at least one piece. */
  channels: ReadonlySet<Channel>;
  onChange: (filter: KitFilter) => void;
};

export function KitFilters({ filter, channels, onChange }: KitFiltersProps) {
  const id = useId();
  return (
    <search className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="flex-1 basis-36 sm:max-w-52">
        <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-semibold">
          {KIT_COPY.channel}
        </label>
        <select
          id={id}
          className="control min-h-12"
          value={filter.channel}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...filter, channel: CHANNELS.find((channel) => channel === value) ?? 'all' })
          }
        >
          <option value="all">{KIT_COPY.everything}</option>
          {/* The last piece of this channel may have another one by now: the box still shows the filter. */}
          {CHANNELS.filter((channel) => channels.has(channel) || channel === filter.channel).map(
            (channel) => (
              <option key={channel} value={channel}>
                {KIT_COPY.channels[channel]}
              </option>
            ),
          )}
        </select>
      </div>
      <div className="flex-1 basis-40 sm:max-w-sm">
        <Field
          type="search"
          label={KIT_COPY.search}
          value={filter.words}
          autoComplete="off"
          onChange={(event) => onChange({ ...filter, words: event.currentTarget.value })}
        />
      </div>
      <CheckLine isChecked={filter.isUnused} onChange={(isUnused) => onChange({ ...filter, isUnused })}>
        {KIT_COPY.notUsedYet}
      </CheckLine>
    </search>
  );
}

/** Whether a piece passes the filter; `words` in lowercase. */
export function isWanted(piece: Piece, { channel, isUnused, words }: KitFilter, marks: KitMarks): boolean {
  return (
    (channel === 'all' || (marks.as.get(piece.id) ?? piece.channel) === channel) &&
    (!isUnused || usedState(marks, piece) !== 'used') &&
    (words === '' || searchedIn(piece).includes(words))
  );
}

function searchedIn(piece: Piece): string {
  const { topic, section, to, body } = piece;
  return [titleOf(piece), outlineOf(topic).title, section, to, body].join('\n').toLowerCase();
}
