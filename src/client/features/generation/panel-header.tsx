import { Save, Sparkles, Square } from 'lucide-react';
import { memo, type ReactNode, type Ref } from 'react';
import { Button } from '#client/ui/button.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { GenerationStore } from './writing/generation.ts';

// Created once: rendering an icon takes longer than the button around it.
const ICONS = {
  stop: <Square aria-hidden="true" className="size-4" />,
  save: <Save aria-hidden="true" className="size-4" />,
  generate: <Sparkles aria-hidden="true" className="size-4" />,
};

type PanelHeaderProps = {
  id: string;
  generation: GenerationStore;
  ids: { hint: string; title: string; about: string };
  heading: Ref<HTMLHeadingElement>;
  /** The topic's title, above a plan. */
  title: string | undefined;
  /** Whether the plan is new, and its reading time. */
  about: string | undefined;
  isGenerating: boolean;
  /** It is being written in another tab, where it can be stopped. */
  isElsewhere: boolean;
  isSaving: boolean;
  hasText: boolean;
  /** Part of the plan is only here, or not kept yet. */
  isUnsaved: boolean;
  hasKey: boolean;
  /** 'Ask me first'; for the first plan it is on the card instead. */
  askFirst: ReactNode;
  /** Rarely used actions, above a plan. */
  more: ReactNode;
  onSave: () => void;
};

/** The panel's name and the actions on the whole plan. Doesn't render for a keystroke in the plan. */
export const PanelHeader = memo(function PanelHeader(props: PanelHeaderProps) {
  const { id, generation, ids, title, isGenerating, isSaving, hasText, hasKey, isUnsaved } = props;
  const isBusy = isGenerating || isSaving;
  return (
    <header className="flex flex-wrap items-center gap-3">
      {/* Beside 'More' alone: next to all buttons a title could take another line at the end, and push the plan down.
          And not even beside 'More' where a word of it would be broken. */}
      <div className={title ? 'min-w-min flex-1 basis-[calc(100%-10rem)]' : 'min-w-0 flex-1'}>
        <h2
          id={ids.title}
          ref={props.heading}
          tabIndex={-1}
          aria-describedby={title ? `${ids.about} ${ids.about}-time` : undefined}
          className={title ? 'text-sm text-soft' : 'font-serif text-2xl font-medium'}
        >
          {GENERATION_COPY.title}
        </h2>
        {title && (
          // Not a heading: the page's first heading has the same words.
          <p
            id={ids.about}
            className="max-w-[calc(100vw-2.5rem)] font-serif text-[min(1.5rem,10.5vw)] leading-tight font-medium"
          >
            {title}
          </p>
        )}
      </div>
      {props.more}
      {title && (
        <p
          id={`${ids.about}-time`}
          className="-mt-2 w-full text-[0.9375rem] text-soft md:mt-0 md:w-auto md:flex-1"
        >
          {props.about}
        </p>
      )}
      <div className="flex w-full flex-wrap gap-2 sm:w-auto sm:gap-3 [&>button]:flex-auto [&>button]:px-3 sm:[&>button]:flex-none sm:[&>button]:px-4.5">
        {isGenerating && !props.isElsewhere && (
          <Button variant="secondary" icon={ICONS.stop} onClick={() => generation.stop(id)}>
            {GENERATION_COPY.stop}
          </Button>
        )}
        <Button
          // Plans are saved automatically: a highlighted button next to 'Saved' would suggest that they aren't.
          variant={isUnsaved ? 'secondary' : 'quiet'}
          className={isUnsaved ? undefined : 'font-medium not-disabled:text-soft!'}
          icon={ICONS.save}
          isBusy={isSaving}
          busyLabel={GENERATION_COPY.saving}
          disabled={isBusy || !hasText}
          onClick={props.onSave}
        >
          {GENERATION_COPY.save}
        </Button>
        {!isGenerating && props.askFirst}
        <Button
          // Never the strongest button: with a plan one click would be a paid rewrite, and before it there is the card above.
          variant="secondary"
          icon={ICONS.generate}
          isBusy={isGenerating}
          busyLabel={GENERATION_COPY.generating}
          disabled={isBusy || !hasKey}
          aria-describedby={hasKey ? undefined : ids.hint}
          onClick={() => generation.generate(id)}
        >
          {GENERATION_COPY.generate}
        </Button>
      </div>
    </header>
  );
});
