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

describe('the faults of the first version', () => {
  it.each(faults)('%s is in none of the 19 prompts, in either tier', (fault) => {
    const found = TOPICS.flatMap((topic) => [
      ...checkFault(fault, topic, 'small'),
      ...checkFault(fault, topic, 'large'),
    ]);
    expect(found).toEqual([]);
  });

  const { sales, coaching, course, onboarding, launch, marketing, purpose, audience, event, fulfillment } =
    CATALOG;
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
    ['W4', 'lacks count forward and back from today', rewrite(launch, /You may count[^:]*: /, '')],
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
    ['W7', 'one tradition: Bible', rewrite(course, 'quoted text used', 'Bible translation used')],
    ['W7', 'one tradition: pastoral', rewrite(coaching, 'financial or spiritual', 'financial or pastoral')],
    ['W7', 'one tradition: church', rewrite(sales, 'school, club or congregation', 'church or school')],
    [
      'W9',
      'asks for stuffing',
      rewrite(
        launch,
        'Write only to',
        'Put something only this owner could say into every row. Write only to',
      ),
    ],
    ['W9', 'asks for nothing in Weekly rhythm', { ...sales, deliverables: [blank as never] }],
    [
      'W10',
      'lacks Drafts tell only what has happened',
      rewrite(event, 'Drafts tell only what has happened', 'Drafts tell'),
    ],
    [
      'W12',
      'lacks "|" above separates the parts of a row',
      rewrite(sales, / \("\|" above separates the parts of a row\)/, ''),
    ],
    ['W12', 'lacks no greeting', rewrite(sales, ': no greeting, no closing note', '')],
    [
      'W12',
      'lacks "action; who, if not the owner; when"',
      rewrite(onboarding, ': "action; who, if not the owner; when"', ': "action; who; when"'),
    ],
    [
      'W12',
      'speaks to the owner of "the owner"',
      rewrite(audience, '1 sentence to say aloud', '1 sentence to say aloud, heard from the owner'),
    ],
    ['W12', 'lacks ordinary day', rewrite(fulfillment, 'the ordinary day they want, ', '')],
    ['W12', 'lacks step | they … | you … | when', rewrite(sales, 'they … | you …', 'what the person does')],
    [
      'overview',
      'lacks none beginning with a label ("My one change", "The risk")',
      rewrite(sales, ', none beginning with a label ("My one change", "The risk")', ''),
    ],
    [
      'overview',
      'gives a phrase that 17 of 57 plans repeat',
      rewrite(sales, 'gets in the way of', 'works against'),
    ],
    [
      'skills',
      'hedges what may be said plainly',
      rewrite(sales, '"can" or "may"', '"can" or "is designed to"'),
    ],
    ['to confirm', 'lacks each a question or a task', rewrite(sales, ', each a question or a task', '')],
    [
      'W12',
      'lacks of these twelve months, not of a shorter offer',
      rewrite(coaching, ' (of these twelve months, not of a shorter offer)', ''),
    ],
    ['W12', 'lacks unless the work is about it', rewrite(onboarding, ', unless the work is about it', '')],
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
    [
      'conflicts',
      'lacks Then, not counted, "**Open conflicts:**"',
      rewrite(sales, ' Then, not counted, "**Open conflicts:**"', ' Then "**Open conflicts:**"'),
    ],
    ['messages', 'lacks share one message budget', rewrite(marketing, 'share one message budget', 'agree')],
    ['gaps', 'lacks at most five different needs', rewrite(sales, 'at most five different needs, ', '')],
    [
      'overview',
      'lacks recommend one change and the day to decide by',
      rewrite(launch, ', recommend one change and the day to decide by', ''),
    ],
    [
      'overview',
      'asks every plan for an action this week',
      rewrite(launch, 'its first task', 'one action for the next seven days'),
    ],
    [
      'conflicts',
      'lacks Carry over only conflicts that change this plan',
      rewrite(sales, ' that change this plan', ''),
    ],
    ['tasks', 'lacks - [ ] task (20 min)', rewrite(sales, ' (20 min)', '')],
    [
      'drafts',
      'lacks ### Text, Post, Page, Script, Note by hand, Prompt for an assistant',
      rewrite(event, ', Note by hand', ''),
    ],
    [
      'skills',
      "lacks may be said plainly with the client's part",
      rewrite(sales, 'may be said plainly', 'is hedged'),
    ],
    [
      'assumptions',
      'lacks "Assumption:" at most three',
      rewrite(sales, ' at most three choices', ' choices'),
    ],
    [
      'free days',
      'lacks free day is mentioned only where a reader needs it',
      { ...sales, prompts: { ...sales.prompts, small: { ...sales.prompts.small, voice: 'Be kind.' } } },
    ],
    ['ownership', 'lacks This plan owns ', rewrite(launch, 'This plan owns ', 'Write ')],
    [
      'W15',
      "does not mark Risks and responses as the owner's",
      rewrite(launch, /(- Risks.*) First line.*/, '$1'),
    ],
  ];

  it.each(planted)('%s is caught: %s', (fault, problem, topic) => {
    expect(checkFault(fault, topic, 'small').map((finding) => finding.problem)).toContain(problem);
  });

  it('W10 is caught: a large window without any additions', () => {
    const deliverables = event.deliverables.map(({ large: _large, ...rest }) => rest);
    const same = { ...event, deliverables: deliverables.filter(({ onlyIn }) => onlyIn === undefined) };
    expect(checkFault('W10', same, 'large')).toContainEqual(
      expect.objectContaining({ problem: 'adds nothing for a large window' }),
    );
  });
});
