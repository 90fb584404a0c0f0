import { useState } from 'react';
import { useStore } from 'zustand';
import { useToday } from '#client/loading/use-today.ts';
import { changePlans, type PlanKeeper } from '#client/saving/change-plans.ts';
import { keepTypedWords } from '#client/saving/keep-gap-words.ts';
import { DECIDE_COPY } from '#content/copy/decisions.ts';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { matterLabel } from '#content/decisions/point-groups.ts';
import { cleanText } from '#domain/clean-text.ts';
import { choose, putOff, takeBack } from '#domain/decisions/decide.ts';
import { type Decision, keyOf, type Matter, valuesInPlans } from '#domain/decisions/decision.ts';
import { findDecisions } from '#domain/decisions/find-decisions.ts';
import type { Settling } from '#domain/decisions/rewrite-plans.ts';
import { settledMatters, withoutSettled } from '#domain/decisions/settled-text.ts';
import { factBySides } from '#domain/decisions/subject-of.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { decisionOf, gapWordsFor, keepGapWords } from '#domain/facts/gap-words.ts';
import { messageOf } from '#domain/message-of.ts';
import { settlingOf } from './settling-of.ts';

/** A decision just made, with the changes for plans, and an undo for all of it. */
export type Settled = { readonly settling: Settling; readonly message: string; readonly undo: () => void };

export type Deciding = {
  /** False if it could not be stored. */
  choose: (decision: Decision, value: string) => boolean;
  putOff: (decision: Decision, isOff: boolean) => void;
  draftOf: (decision: Decision) => string | undefined;
  type: (decision: Decision, words: string) => string | undefined;
  /** Why a choice could not be stored. */
  problem: string | undefined;
};

export function useDeciding(life: PlanKeeper, onSettled: (settled: Settled) => void): Deciding {
  const { store, actions } = life.workspace;
  const sheet = useStore(store, (state) => state.sheet);
  const today = useToday();
  const [problem, setProblem] = useState<string>();

  /** Removes the questions about it from plans; their old texts become versions. */
  function takeOutQuestions(decision: Decision) {
    const { blueprints, sheet: now } = store.getState();
    const all = Object.values(blueprints);
    const { open, later } = findDecisions({ blueprints: all, sheet: now, tables: DECISION_TABLES, today });
    const isSettled = settledMatters(now, [...open, ...later]);
    const said = (fact: FactName) =>
      fact === decision.key ? decision.choices.map(({ value }) => value) : [];
    const isOwn: typeof isSettled = (matter, sides = []) =>
      isSettled(decision.matter) &&
      (keyOf(matter) === decision.key || factBySides(sides, said, today) === decision.key);
    const plans = all.flatMap(({ id, content }) => {
      const plan = content.aiOutput ?? '';
      const text = withoutSettled(plan, isOwn, DECISION_TABLES);
      return text === plan ? [] : [{ id, text }];
    });
    return { count: plans.length, ...changePlans(life, plans) };
  }

  function decide(decision: Decision, value: string): boolean {
    const { matter } = decision;
    const before = store.getState().sheet;
    setProblem(undefined);
    try {
      actions.changeFacts((known, now) =>
        keepGapWords(choose(known, decision, cleanText(value), now, today), draftName(matter), '', now),
      );
    } catch (cause) {
      setProblem(messageOf(cause, ''));
      return false;
    }
    const after = store.getState().sheet;
    const { count, undo } = takeOutQuestions(decision);
    actions.flush();
    const label = matterLabel(matter);
    const said = [DECIDE_COPY.chosen(label, value.trim()), count > 0 && DECIDE_COPY.asksNoMore(count)];
    const message = said.filter(Boolean).join('. ').replace(/\.\.$/, '.');
    onSettled({
      settling: settlingOf(store.getState(), matter, value, valuesInPlans(decision), today),
      message,
      undo() {
        undo();
        if (after) actions.changeFacts((known, now) => takeBack(known, { before, after }, matter, now));
        actions.flush();
      },
    });
    return true;
  }

  return {
    problem,
    choose: decide,
    putOff(decision, isOff) {
      actions.changeFacts((known, now) => putOff(known, decision, isOff, now));
      actions.flush();
    },
    draftOf: ({ matter }) => gapWordsFor(sheet, draftName(matter)) || undefined,
    type: ({ matter }, words) => keepTypedWords(life.workspace, draftName(matter), words),
  };
}

// Not the fact's own draft: its row below would open with the same words.
const draftName = (matter: Matter) => decisionOf(matterLabel(matter));
