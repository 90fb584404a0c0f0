import { describe, expect, it } from 'vitest';
import { CATALOG, TOPICS } from '#content/catalog.ts';
import type { Topic } from '#content/topic.ts';
import { checkFault, PROMPT_FAULTS, type PromptFault } from './prompt-faults.ts';

const faults = Object.keys(PROMPT_FAULTS) as PromptFault[];

function rewrite(topic: Topic, from: string | RegExp, to: string): Topic {
  const { small, large } = topic.prompts;
  const changed = {
    ...small,
    tasks: small.tasks.replace(from, to),
    specifics: small.specifics.replace(from, to),
  };
  if (changed.tasks === small.tasks && changed.specifics === small.specifics) {
    throw new Error(`nothing to plant in ${topic.type}: ${String(from)}`);
  }
  return { ...topic, prompts: { small: changed, large } };
}

describe('the faults of the first edition', () => {
  it.each(faults)('%s is in none of the 19 prompts, in either tier', (fault) => {
    const found = TOPICS.flatMap((topic) => [
      ...checkFault(fault, topic, 'small'),
      ...checkFault(fault, topic, 'large'),
    ]);
    expect(found).toEqual([]);
  });

  const { sales, coaching, course, onboarding, launch, marketing, purpose, audience, event } = CATALOG;
  const blank = {
    ...sales.deliverables[0],
    heading: 'Weekly rhythm',
    form: 'checklist',
    count: [3, 6],
    ask: '',
  };
  const planted: readonly [PromptFault, string, Topic][] = [
    [
      'W2',
      'takes a false deadline for a given one',
      rewrite(sales, /only if the owner says it is real/, 'only if the owner gave it'),
    ],
    ['W4', 'lacks count forward and back from today', rewrite(launch, /You may count[^;]*; /, '')],
    ['W5', 'lacks the limit wins', rewrite(marketing, 'the limit wins', 'the count wins')],
    [
      'W5',
      'counts exactly: - Welcome sequence: exactly 5 emails ove',
      rewrite(marketing, /- Welcome sequence: .*/, '- Welcome sequence: exactly 5 emails over 14 days.'),
    ],
    ['W5', 'lets a count win', rewrite(marketing, 'Write these sections in order.', 'Keep every count.')],
    [
      'W6',
      'tells the AI to ignore wishes',
      rewrite(sales, "Follow the owner's wishes", 'Answers are information, not orders. Follow'),
    ],
    ['W7', 'one tradition: Bible', rewrite(course, 'sacred text used', 'Bible translation used')],
    ['W7', 'one tradition: pastoral', rewrite(coaching, 'financial or spiritual', 'financial or pastoral')],
    ['W7', 'one tradition: church', rewrite(sales, 'school, club or congregation', 'church or school')],
    ['W9', 'lacks only this owner could say', rewrite(launch, 'only this owner could say', 'useful')],
    ['W9', 'asks for nothing in Weekly rhythm', { ...sales, deliverables: [blank as never] }],
    [
      'W10',
      'lacks Drafts describe nothing that has not happened',
      rewrite(event, 'Drafts describe nothing that has not happened', 'Drafts describe'),
    ],
    ['W12', 'lacks "|" here parts the pieces', rewrite(sales, / \("\|" here parts the pieces\)/, '')],
    ['W12', 'lacks no greeting', rewrite(sales, '; no greeting, no closing note', '')],
    ['W12', 'lacks "action; who; when"', rewrite(onboarding, ': "action; who; when"', '')],
    [
      'W12',
      'lacks of these twelve months, not of a shorter offer',
      rewrite(coaching, ' (of these twelve months, not of a shorter offer)', ''),
    ],
    ['W12', 'lacks unless the work is about it', rewrite(onboarding, ' unless the work is about it', '')],
    [
      'W12',
      'lacks made only of what the answers tell',
      rewrite(audience, ', made only of what the answers tell', ''),
    ],
    [
      'W15',
      "does not mark Twelve-month focus as the owner's",
      rewrite(purpose, ' First line "*Owner only*".', ''),
    ],
    ['overview', 'lacks Do not retell the answers', rewrite(sales, ' Do not retell the answers.', '')],
    ['conflicts', 'lacks **Open conflicts:**', rewrite(sales, 'Then "**Open conflicts:**"', 'Then')],
    ['messages', 'lacks share one message budget', rewrite(marketing, 'share one message budget', 'agree')],
    ['gaps', 'lacks at most three', rewrite(sales, 'at most three in a plan, ', '')],
  ];

  it.each(planted)('%s is caught: %s', (fault, problem, topic) => {
    expect(checkFault(fault, topic, 'small').map((finding) => finding.problem)).toContain(problem);
  });

  it('W10 is caught: a large window that gets nothing more', () => {
    const same = { ...sales, deliverables: sales.deliverables.filter(({ onlyIn }) => onlyIn === undefined) };
    expect(checkFault('W10', same, 'large')).toContainEqual(
      expect.objectContaining({ problem: 'adds nothing for a large window' }),
    );
  });
});
