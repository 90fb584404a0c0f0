import { freshId } from '#client/adapters/device/fresh-id.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { TELLING_COPY } from '#content/copy/telling.ts';
import { outlineOf } from '#content/outline-of.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';
import { answerField, answerTo, draftTo } from '#domain/blueprint/read-blueprint.ts';
import { cleanText } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';
import {
  addSource,
  bringBackSource,
  checkHeardWord,
  decide,
  editSource,
  hearMore,
  removeSource,
  rewordProposal,
} from '#domain/telling/change-telling.ts';
import { heardWords } from '#domain/telling/heard-words.ts';
import type { Proposed } from '#domain/telling/read-telling.ts';
import type { TopicQuestion } from '#domain/telling/slots.ts';
import { type SourceOrigin, TELLING_ID, TELLING_LIMITS, type Telling } from '#domain/telling/telling.ts';

type Edit = (telling: Telling, now: string) => Telling;
export type Undo = () => void;

/** Tellings are saved in the same way as answers and plans. */
export function tellingActions({ store, actions }: Pick<Workspace, 'store' | 'actions'>) {
  const change = (edit: Edit) => actions.change('telling', TELLING_ID, edit);
  const now = () => store.getState().documents.telling[TELLING_ID];
  const blueprintOf = ({ type }: Pick<TopicQuestion, 'type'>) => {
    const { byType, blueprints } = store.getState();
    return blueprints[byType[type] ?? ''];
  };
  const keyOf = ({ slot, sourceId }: Proposed) => ({ slot, source: sourceId });
  const heardIn = (text: string) => {
    const heard = heardWords(text, localDay());
    return heard.length > 0 ? { heard } : {};
  };
  const textOf = (id: string) => now()?.sources.find((source) => source.id === id)?.text;
  /** Returns the new source's id. */
  function add(from: SourceOrigin, text: string, name?: string): string {
    const id = freshId();
    const count = (now()?.sources.length ?? 0) + 1;
    // Shortened first: half an emoji at the end of a file name could never be saved.
    const given = (name ?? TELLING_COPY.nameOf(count)).slice(0, TELLING_LIMITS.name);
    const words = { name: cleanText(given), text: cleanText(text), from };
    const heard = from === 'recorded' ? heardIn(words.text) : {};
    change((telling, at) => addSource(telling, { id, at, ...words, ...heard }, at));
    return id;
  }
  const settle = (of: Proposed, state: Proposed['state']) =>
    change((telling, at) => decide(telling, keyOf(of), state, at));

  return {
    add,
    textOf,
    /** Continues dictation in the same text: `spoken` is the part just heard. Null: in a new text. */
    hear(id: string | null, text: string, spoken: string): string {
      if (id === null) return add('recorded', text);
      const words = cleanText(text);
      actions.type(() =>
        change((telling, at) => hearMore(telling, id, words, heardIn(spoken).heard ?? [], at)),
      );
      return id;
    },
    touch(id: string, word: string): void {
      change((telling, at) => checkHeardWord(telling, id, word, at));
      actions.flush();
    },
    edit: (id: string, text: string) =>
      actions.type(() => change((telling, at) => editSource(telling, id, { text: cleanText(text) }, at))),
    rename: (id: string, name: string) =>
      actions.type(() => change((telling, at) => editSource(telling, id, { name: cleanText(name) }, at))),
    remove(id: string): Undo {
      const before = now();
      change((telling, at) => removeSource(telling, id, at));
      actions.flush();
      return () => {
        if (before) change((telling, at) => bringBackSource(telling, before, id, at));
        actions.flush();
      };
    },
    reword: (of: Proposed, words: string | undefined) =>
      actions.type(() =>
        change((telling, at) =>
          rewordProposal(telling, keyOf(of), words === undefined ? undefined : cleanText(words), at),
        ),
      ),
    aside(of: Proposed): Undo {
      settle(of, 'aside');
      actions.flush();
      return () => {
        settle(of, 'offered');
        actions.flush();
      };
    },
    offerAgain: (of: Proposed) => settle(of, 'offered'),
    /** The existing text: a submitted answer, or an unsent draft. */
    existing(of: TopicQuestion): { submitted: string; unsent: string } {
      const blueprint = blueprintOf(of);
      if (!blueprint) return { submitted: '', unsent: '' };
      const isSubmitted = of.index < blueprint.progress.currentStep;
      return {
        submitted: isSubmitted ? answerTo(blueprint, of.index) : '',
        unsent: draftTo(blueprint, of.index),
      };
    },
    /** Uses it as the unsent answer of its question, after existing words; never overwrites them. */
    use(of: Proposed): Undo {
      const text = cleanText(of.text).trim();
      const { submitted, unsent } = this.existing(of);
      const field = answerField(of.index);
      const isAdded = submitted.trim() !== '' && unsent.trim() === '';
      const before = isAdded ? submitted : unsent;
      const after = before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`;
      if (after.length > FIELDS[field].limit) throw new AppError('answer-too-long');
      const { title, description } = outlineOf(of.type);
      const known = blueprintOf(of)?.id;
      const id = known ?? actions.openTopic(of.type, { title, description });
      const write = (words: string) =>
        isAdded ? actions.editText(id, field, words) : actions.editDraft(id, field, words);
      write(after);
      settle(of, 'used');
      if (!known) actions.closeBlueprint();
      actions.flush();
      return () => {
        const standing = this.existing(of);
        // Changed since: then these are the person's words, and they stay.
        if ((isAdded ? standing.submitted : standing.unsent) === after) write(before);
        settle(of, 'offered');
        actions.flush();
      };
    },
    flush: actions.flush,
  };
}

export type TellingActions = ReturnType<typeof tellingActions>;
