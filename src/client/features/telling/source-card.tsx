import { Trash2 } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { TELLING_COPY } from '#content/copy/telling.ts';
import { placeOf, uncheckedWords } from '#domain/telling/heard-words.ts';
import { numberedSentences } from '#domain/telling/numbered-sentences.ts';
import { type Source, TELLING_LIMITS } from '#domain/telling/telling.ts';
import { HeardWords } from './heard-words.tsx';
import { richPaste } from './rich-paste.ts';
import type { TellingActions } from './telling-actions.ts';

type SourceCardProps = {
  source: Source;
  actions: Pick<TellingActions, 'edit' | 'rename' | 'touch' | 'flush'>;
  onRemove: () => void;
  /** The search for answers in it. */
  children: ReactNode;
};

/** One text as told. Every keystroke is saved like an answer. */
export function SourceCard({ source, actions, onRemove, children }: SourceCardProps) {
  const [text, type] = useTyped(source.text, (next) => actions.edit(source.id, next));
  const [name, rename] = useTyped(source.name, (next) => actions.rename(source.id, next));
  const settled = useDeferredValue(source.text);
  const size = useMemo(
    () => TELLING_COPY.size(settled.match(/\S+/g)?.length ?? 0, numberedSentences(settled).length),
    [settled],
  );
  const heard = useMemo(() => uncheckedWords(source, settled), [source, settled]);
  const area = useRef<HTMLTextAreaElement>(null);
  function look(word: string): void {
    if (area.current) select(area.current, word);
    actions.touch(source.id, word);
  }
  const isTooLong = text.length > TELLING_LIMITS.text;
  return (
    <li data-source={source.id} className="rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5">
      <div className="flex items-center gap-2">
        <input
          aria-label={TELLING_COPY.nameLabel}
          value={name}
          maxLength={TELLING_LIMITS.name}
          onChange={(event) => rename(event.currentTarget.value)}
          onBlur={actions.flush}
          className="control -ml-2 min-h-11 min-w-0 flex-1 border-transparent! bg-transparent! px-2! font-serif text-lg font-semibold hover:border-line! focus:border-edge!"
        />
        <IconButton
          tone="danger"
          label={TELLING_COPY.removeText(name)}
          title={TELLING_COPY.remove}
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={onRemove}
        />
      </div>
      <TextArea
        label={TELLING_COPY.textLabel(name)}
        isLabelHidden
        minHeight="100px"
        className="mt-2 max-h-72 overflow-y-auto text-[0.9375rem] leading-relaxed short:max-h-40"
        ref={(node) => {
          area.current = node;
        }}
        value={text}
        error={isTooLong ? TELLING_COPY.tooLong : undefined}
        onPaste={(event) => {
          const words = richPaste(event);
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          if (words !== null) type(value.slice(0, selectionStart) + words + value.slice(selectionEnd));
        }}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={actions.flush}
      />
      <p className="mt-1.5 text-sm text-faint">{size}</p>
      <HeardWords words={heard} onLook={look} />
      {children}
    </li>
  );
}

/** Selects a word and scrolls it to the middle of the box. */
function select(area: HTMLTextAreaElement, word: string): void {
  const { start, end } = placeOf(word, area.value) ?? { start: 0, end: 0 };
  area.focus();
  area.setSelectionRange(start, end);
  area.scrollTop = (area.scrollHeight * start) / Math.max(1, area.value.length) - area.clientHeight / 2;
}
