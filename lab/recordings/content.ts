import { parseArgs } from 'node:util';
import { TOPICS } from '#content/catalog.ts';
import type { Topic } from '#content/topic.ts';
import { budgetForModel } from '#domain/prompting/prompt-budget.ts';
import { assemblePrompt } from '#lab/rubric/assemble-prompt.ts';
import { meanGrade } from '#lab/rubric/catalog-checks.ts';
import { DANIEL, MARISOL, MARISOL_KEY_DECISIONS } from '#lab/rubric/fixtures.ts';
import { ruleClauses } from '#lab/rubric/prompt-text.ts';
import { helpOf, slotsOf } from '#lab/rubric/question-checks.ts';
import { readingGrade, wordsOf } from '#lab/rubric/reading-grade.ts';
import { fullestPrompt } from '#lab/rubric/size-check.ts';

const USAGE = `npm run lab -- content [TOPIC...]   questions with their reading grade, prompts with sample answers, sizes
  --tier large    prompts for models with a large window (small is the default)
  --grades        questions only`;

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    tier: { type: 'string', default: 'small' },
    grades: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const tier = values.tier === 'large' ? 'large' : 'small';
const topics = wanted.length === 0 ? TOPICS : TOPICS.filter(({ type }) => wanted.includes(type));
const unknown = wanted.filter((name) => !TOPICS.some(({ type }) => type === name));

if (values.help) {
  console.log(USAGE);
} else if (unknown.length > 0 || (values.tier !== 'small' && values.tier !== 'large')) {
  const names = TOPICS.map(({ type }) => type).join(', ');
  console.error(`${USAGE}\ntiers: small, large; topics: ${names}`);
  process.exitCode = 1;
} else {
  printGrades(topics);
  if (!values.grades) {
    for (const topic of topics) printPrompt(topic);
    printSizes(topics);
  }
}

function printGrades(shown: readonly Topic[]) {
  console.log('Reading grade of each question with its hint (limit 8.0, mean limit 6.0)\n');
  for (const { id, question } of slotsOf(shown)) {
    const grade = readingGrade(`${question.text} ${helpOf(question)}`)
      .toFixed(1)
      .padStart(4);
    const words = `${wordsOf(question.text).length}+${wordsOf(helpOf(question)).length} words`.padEnd(12);
    console.log(`${id.padEnd(21)}${grade}  ${words}${question.text}`);
  }
  console.log(`\nmean of ${slotsOf(shown).length}: ${meanGrade(shown).toFixed(2)}`);
}

function printPrompt(topic: Topic) {
  const persona = [MARISOL, DANIEL].find(({ answers }) => answers[topic.type]);
  const earlier = Object.fromEntries(
    Object.entries(persona?.answers ?? {}).map(([type, answers]) => {
      const decisions =
        persona === MARISOL ? MARISOL_KEY_DECISIONS[type as keyof typeof MARISOL_KEY_DECISIONS] : undefined;
      return [type, { answers, ...(decisions !== undefined && { decisions }) }];
    }),
  );
  const answers = persona?.answers[topic.type] ?? {};
  const budget = budgetForModel(tier === 'large' ? 'gpt-4o' : 'gpt-4');
  const built = assemblePrompt(topic, { answers, earlier, budget });
  const who = persona ? `answers of ${persona.name}, an invented person` : 'no sample answers for this topic';
  console.log(`\n${'='.repeat(100)}\n${topic.title} (${topic.type}, ${tier} tier): ${who}`);
  console.log(`${built.characters} characters, about ${built.tokens} tokens`);
  for (const { role, content } of built.messages) console.log(`\n--- ${role} message\n${content}`);
}

function printSizes(shown: readonly Topic[]) {
  const limit = tier === 'large' ? '6,900' : '6,700';
  console.log(`\n${'='.repeat(100)}`);
  console.log(`Sizes in characters: identity + tasks + voice + specifics = prompt (limit ${limit});`);
  console.log(
    'fullest = tokens in the smallest window with 25 facts and a full book before it (limit 4,192)\n',
  );
  for (const topic of shown) {
    const { identity, tasks, voice, specifics } = topic.prompts[tier];
    const lengths = [identity, tasks, voice, specifics].map(({ length }) => length);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const { tokens, leftOut } = fullestPrompt(topic);
    const kept = `fullest ${tokens}, Key decisions left out of ${leftOut.length} earlier plans`;
    console.log(
      `${topic.type.padEnd(20)}${lengths.join(' + ')} = ${total}, ${ruleClauses(topic, tier).length} rules, ${kept}`,
    );
  }
}
