import { describe, expect, it } from 'vitest';
import { OUTLINES } from '#content/outline.ts';
import { PHASES } from '#content/phases.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import {
  answerQuestion,
  createBlueprint,
  editDraft,
  editText,
  saveOutput,
} from '#domain/blueprint/change-blueprint.ts';
import { hasGap, isLater, overviewOf } from './overview.ts';

const now = '2026-01-01T00:00:00.000Z';

function blueprintOf(type: BlueprintType, answers: number, plan = ''): Blueprint {
  const id = '6f0c1b1e-4f3b-4c8e-9d55-0a6f6a0d1c11';
  let blueprint = createBlueprint({ id, type, title: 'A title', description: 'A description', now });
  for (let index = 0; index < answers; index += 1) blueprint = answerQuestion(blueprint, index, 'words', now);
  return plan ? saveOutput(blueprint, plan, { origin: 'pasted', at: now, writtenFrom: {} }, now) : blueprint;
}

function overview(...blueprints: Blueprint[]) {
  return overviewOf(OUTLINES, ({ type }) => blueprints.find((blueprint) => blueprint.type === type));
}

function nextOf(...blueprints: Blueprint[]) {
  const { next } = overview(...blueprints);
  return next.kind === 'done' ? 'done' : `${next.kind} ${next.topic.outline.type}`;
}

const all = (plan: string) => OUTLINES.map(({ type }) => blueprintOf(type, 3, plan));

describe('overviewOf', () => {
  it('counts finished topics and written plans', () => {
    const { done, plans } = overview(
      blueprintOf('identity', 3, 'A plan'),
      blueprintOf('audience', 3),
      blueprintOf('purpose', 1),
    );
    expect({ done, plans }).toEqual({ done: 2, plans: 1 });
  });

  it('does not count a finished topic in which an answer was emptied', () => {
    const finished = blueprintOf('identity', 3);
    const { done, topics } = overview(editText(finished, 'answers.1', ' ', now), blueprintOf('audience', 3));
    expect(done).toBe(1);
    expect(topics.slice(0, 2).map(hasGap)).toEqual([true, false]);
  });

  it('distinguishes four states', () => {
    const draft = editDraft(blueprintOf('purpose', 0), 'answers.0', 'half a', now);
    const emptied = editText(blueprintOf('event', 3), 'answers.1', ' ', now);
    const { topics } = overview(
      blueprintOf('identity', 3, 'A plan'),
      blueprintOf('audience', 3),
      draft,
      blueprintOf('analysis', 2),
      blueprintOf('solutions', 0),
      emptied,
    );
    expect(topics.slice(0, 7).map(({ outline, state }) => `${outline.type} ${state}`)).toEqual([
      'identity written',
      'audience answered',
      'purpose begun',
      'analysis begun',
      'solutions new',
      'fulfillment new',
      'event begun',
    ]);
  });
});

describe('the next step', () => {
  it('is the first topic', () => {
    expect(nextOf()).toBe('first identity');
  });

  it('is the plan as soon as three answers are there, before the next topic and before one in progress', () => {
    expect(nextOf(blueprintOf('identity', 3))).toBe('plan identity');
    expect(nextOf(blueprintOf('sales', 3), blueprintOf('audience', 1))).toBe('plan sales');
  });

  it('is the last topic in progress, before anything new', () => {
    const earlier = blueprintOf('brand', 1);
    const later = { ...blueprintOf('sales', 1), updatedAt: '2026-01-02T00:00:00.000Z' };
    expect(nextOf(blueprintOf('identity', 3, 'A plan'), later, earlier)).toBe('begun sales');
  });

  it('is the first topic that is open, once all answered topics have plans', () => {
    const written = blueprintOf('identity', 3, 'A plan');
    expect(nextOf(written, blueprintOf('purpose', 3, 'A plan'))).toBe('goOn audience');
  });

  it('follows the shorter path first, then all others in order', () => {
    const way = ['identity', 'analysis'] as const;
    const nextOnWay = (...blueprints: Blueprint[]) => {
      const { next } = overviewOf(
        OUTLINES,
        ({ type }) => blueprints.find((blueprint) => blueprint.type === type),
        way,
      );
      return next.kind === 'done' ? 'done' : next.topic.outline.type;
    };
    expect(nextOnWay(blueprintOf('identity', 3, 'A plan'))).toBe('analysis');
    expect(nextOnWay(blueprintOf('identity', 3, 'A plan'), blueprintOf('analysis', 3, 'A plan'))).toBe(
      'audience',
    );
    // "Your next step is always one of these", whatever was begun or answered outside.
    const outside = [blueprintOf('brand', 1), blueprintOf('sales', 3)];
    expect(nextOnWay(...outside)).toBe('identity');
    expect(nextOnWay(...outside, blueprintOf('identity', 3, 'A plan'))).toBe('analysis');
    expect(nextOnWay(...outside, blueprintOf('analysis', 3))).toBe('analysis');
  });

  it('is to read the book when all plans are written', () => {
    expect(nextOf(...all(''))).toBe('plan identity');
    expect(nextOf(...all('A plan'))).toBe('done');
  });

  it('names the last open topic, unless that is the next step anyway', () => {
    const begun = blueprintOf('sales', 1);
    expect(overview(begun).lastTime).toBeUndefined();
    expect(overview(begun, blueprintOf('identity', 3)).lastTime?.outline.type).toBe('sales');
  });
});

describe('unsubmitted words', () => {
  const drafted = editDraft(blueprintOf('sales', 0), 'answers.0', 'I call them', now);

  it('are known for a topic, and come before anything new', () => {
    const { topics } = overview(drafted);
    expect(topics.filter(({ hasDraft }) => hasDraft).map(({ outline }) => outline.type)).toEqual(['sales']);
    expect(nextOf(drafted)).toBe('begun sales');
  });

  it('carried into several topics at once start with the first, not with the last one changed', () => {
    const takenOver = (type: BlueprintType, second: number) =>
      editDraft(blueprintOf(type, 0), 'answers.0', 'From last time', `2026-01-02T00:00:0${second}.000Z`);
    const all = [takenOver('event', 1), takenOver('sales', 2), takenOver('launch', 3)];
    expect(nextOf(...all)).toBe('goOn event');
    expect(overview(...all).lastTime).toBeUndefined();
    expect(overview(...all, blueprintOf('identity', 3)).lastTime?.outline.type).toBe('event');
    const later = { ...blueprintOf('sales', 1), updatedAt: '2026-01-03T00:00:00.000Z' };
    expect(nextOf(...all.filter(({ type }) => type !== 'sales'), later)).toBe('begun sales');
  });

  it('are none when they are only white space', () => {
    expect(nextOf(editDraft(drafted, 'answers.0', '  ', now))).toBe('first identity');
  });
});

describe('a later phase', () => {
  const later = (...blueprints: Blueprint[]) => {
    const now = overview(...blueprints);
    return PHASES.filter((phase) => isLater(phase, now)).map(({ name }) => name);
  };

  it('comes after the next step', () => {
    expect(later()).toEqual(['Offer', 'Presence', 'Systems', 'Delivery', 'Launch']);
    const foundation = (['identity', 'audience', 'purpose'] as const).map((type) =>
      blueprintOf(type, 3, 'plan'),
    );
    expect(later(...foundation)).toEqual(['Presence', 'Systems', 'Delivery', 'Launch']);
  });

  it('is none in progress, and none when all plans are written', () => {
    expect(later(blueprintOf('launch', 3, 'plan'))).toEqual(['Offer', 'Presence', 'Systems', 'Delivery']);
    expect(later(...OUTLINES.map(({ type }) => blueprintOf(type, 3, 'plan')))).toEqual([]);
  });
});
