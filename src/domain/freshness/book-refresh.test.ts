import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { blueprintKind } from '#domain/blueprint/blueprint-kind.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { editText, saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import type { EarlierBlueprints } from '#domain/prompting/earlier-entry.ts';
import { sampleBlueprint, TUESDAY, WEDNESDAY } from '#domain/testing/sample-blueprint.ts';
import { planRefresh } from './book-refresh.ts';
import { markFacts } from './fact-marks.ts';
import { fingerprintSources } from './plan-sources.ts';

type Form = 'whole' | 'key-decisions' | 'answers';
type Mutable = { [Type in BlueprintType]?: Blueprint };

const ANSWERS = ['one', 'two', 'three'];
const plan = (words: string, key = 'Price: $290') =>
  `## Overview\n\n${words}\n\n## Key decisions\n\n${key}\n\n## End\n\nx`;

function written(
  type: BlueprintType,
  earlier: EarlierBlueprints,
  reads: [BlueprintType, Form][] = [],
): Blueprint {
  const blueprint = sampleBlueprint({ type, answers: ANSWERS });
  const prompt = { included: reads.map(([source, how]) => ({ type: source, parts: [how] })), leftOut: [] };
  const writtenFrom = fingerprintSources({ answers: blueprint.content.answers, prompt, earlier });
  return saveOutput(
    blueprint,
    plan(`Plan of ${type}`),
    { origin: 'generated', at: TUESDAY, writtenFrom },
    TUESDAY,
  );
}

function chainOf(form: Form): Mutable {
  const all: Mutable = {};
  all.identity = written('identity', all);
  all.audience = written('audience', all);
  all.purpose = written('purpose', all, [
    ['identity', form],
    ['audience', form],
  ]);
  all.analysis = written('analysis', all, [
    ['identity', form],
    ['audience', form],
    ['purpose', form],
  ]);
  return all;
}

const rewritten = (blueprint: Blueprint | undefined, text: string): Blueprint =>
  saveOutput(
    blueprint ?? sampleBlueprint(),
    text,
    { origin: 'edited', at: WEDNESDAY, writtenFrom: blueprint?.content.outputFacts?.writtenFrom ?? {} },
    WEDNESDAY,
  );

const rows = (all: EarlierBlueprints) =>
  planRefresh(all).map(({ type, sources }) => `${type}: ${sources.join('+')}`);

describe('what is out of date, and what is rewritten', () => {
  it.each<[string, Form, (all: Mutable) => void, string[]]>([
    ['nothing changed', 'whole', () => {}, []],
    [
      'the plan that all others read changed',
      'whole',
      (all) => {
        all.identity = rewritten(all.identity, plan('New words'));
      },
      ['purpose: identity', 'analysis: identity'],
    ],
    [
      'words changed that only a reader of the whole plan saw',
      'key-decisions',
      (all) => {
        all.identity = rewritten(all.identity, plan('New words'));
      },
      [],
    ],
    [
      'the key decisions changed',
      'key-decisions',
      (all) => {
        all.audience = rewritten(all.audience, plan('Plan of audience', 'Price: $390'));
      },
      ['purpose: audience', 'analysis: audience'],
    ],
    [
      'an own answer changed: the plans that read it follow',
      'whole',
      (all) => {
        all.audience = editText(all.audience ?? sampleBlueprint(), 'answers.0', 'other', WEDNESDAY);
      },
      ['audience: answers', 'purpose: ', 'analysis: '],
    ],
    [
      'an answer got a space at its end',
      'whole',
      (all) => {
        all.audience = editText(all.audience ?? sampleBlueprint(), 'answers.0', 'one ', WEDNESDAY);
      },
      [],
    ],
    [
      'a plan in the middle changed',
      'whole',
      (all) => {
        all.purpose = rewritten(all.purpose, plan('Other purpose'));
      },
      ['analysis: purpose'],
    ],
    [
      'a source was deleted',
      'whole',
      (all) => {
        delete all.identity;
      },
      [],
    ],
    [
      'changed and changed back',
      'whole',
      (all) => {
        all.identity = rewritten(rewritten(all.identity, 'x'), plan('Plan of identity'));
      },
      [],
    ],
    [
      'a plan that was pasted without a record',
      'whole',
      (all) => {
        const { content, ...rest } = all.analysis ?? sampleBlueprint();
        const { outputFacts: _, ...kept } = content;
        all.analysis = { ...rest, content: kept };
        all.identity = rewritten(all.identity, plan('New words'));
      },
      ['purpose: identity'],
    ],
  ])('%s', (_, form, change, expected) => {
    const all = chainOf(form);
    change(all);
    expect(rows(all)).toEqual(expected);
  });

  it('marks a plan after a source was first written, when it had read only its answers', () => {
    const all: Mutable = { identity: sampleBlueprint({ type: 'identity', answers: ANSWERS }) };
    all.purpose = written('purpose', all, [['identity', 'answers']]);
    expect(rows(all)).toEqual([]);
    all.identity = rewritten(all.identity, plan('First plan'));
    expect(rows(all)).toEqual(['purpose: identity']);
  });

  it('sees a change that came from another device', () => {
    const here = chainOf('whole');
    const base = here.identity ?? sampleBlueprint();
    const theirs = rewritten(base, plan('Written on the phone'));
    here.identity = mergeDocuments(blueprintKind, base, base, theirs).merged;
    expect(rows(here)).toEqual(['purpose: identity', 'analysis: identity']);
  });

  it('takes the facts along when a newer plan comes from another device', () => {
    const here = chainOf('whole');
    const base = here.purpose ?? sampleBlueprint();
    here.identity = rewritten(here.identity, plan('New words'));
    const theirs = written('purpose', here, [
      ['identity', 'whole'],
      ['audience', 'whole'],
    ]);
    const onPhone = { ...theirs, content: { ...theirs.content, aiOutput: plan('Fresh from the phone') } };
    here.purpose = mergeDocuments(blueprintKind, base, base, onPhone).merged;
    expect(rows(here)).toEqual(['analysis: identity+purpose']);
  });

  it('a fact that is confirmed with another value: every plan that was written from it', () => {
    const price = { mark: 'offerPrice', name: 'Price', value: '$290' };
    const all = chainOf('whole');
    const from = { ...all.purpose?.content.outputFacts?.writtenFrom, facts: markFacts([price]) };
    const facts = { origin: 'generated', at: TUESDAY, writtenFrom: from } as const;
    all.purpose = saveOutput(all.purpose ?? sampleBlueprint(), plan('Plan of purpose'), facts, TUESDAY);
    const named = (value: string) =>
      planRefresh(all, [{ ...price, value }]).flatMap(({ sources }) => sources);
    expect(named('$290')).toEqual([]);
    expect(named('$390')).toEqual([{ ...price, value: '$390' }]);
  });
});
