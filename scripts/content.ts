import { TOPICS } from '#content/catalog.ts';
import { assemblePrompt } from '#content/rubric/assemble-prompt.ts';
import { meanGrade } from '#content/rubric/catalog-checks.ts';
import { DANIEL, MARISOL, MARISOL_KEY_DECISIONS } from '#content/rubric/fixtures.ts';
import { slotsOf } from '#content/rubric/question-checks.ts';
import { readingGrade, wordsOf } from '#content/rubric/reading-grade.ts';
import { largestPrompt } from '#content/rubric/size-check.ts';
import type { Topic } from '#content/topic.ts';
import { budgetForModel } from '#domain/prompting/prompt-budget.ts';

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const onlyGrades = process.argv.includes('--grades');
const topics = wanted.length === 0 ? TOPICS : TOPICS.filter(({ type }) => wanted.includes(type));
const unknown = wanted.filter((name) => !TOPICS.some(({ type }) => type === name));
if (unknown.length > 0) {
  console.error(
    `No topic is called ${unknown.join(', ')}. Topics: ${TOPICS.map(({ type }) => type).join(', ')}.`,
  );
  process.exit(1);
}

printGrades(topics);
if (!onlyGrades) {
  for (const topic of topics) printPrompt(topic);
  printSizes(topics);
}

function printGrades(shown: readonly Topic[]) {
  console.log('Reading grade of each question with its hint (limit 8.0, mean limit 6.0)\n');
  for (const { id, question } of slotsOf(shown)) {
    const grade = readingGrade(`${question.text} ${question.hint}`).toFixed(1).padStart(4);
    const words = `${wordsOf(question.text).length}+${wordsOf(question.hint).length} words`.padEnd(12);
    console.log(`${id.padEnd(21)}${grade}  ${words}${question.text}`);
  }
  console.log(`\nmean of ${slotsOf(shown).length}: ${meanGrade(shown).toFixed(2)}`);
}

function printPrompt(topic: Topic) {
  const persona = [MARISOL, DANIEL].find(({ answers }) => answers[topic.type]);
  const answers = persona?.answers[topic.type] ?? {};
  const decisions = persona === DANIEL ? {} : MARISOL_KEY_DECISIONS;
  const built = assemblePrompt(topic, answers, decisions, budgetForModel('gpt-4'));
  const who = persona ? `answers of ${persona.name}, an invented person` : 'no sample answers for this topic';
  console.log(`\n${'='.repeat(100)}\n${topic.title} (${topic.type}): ${who}`);
  console.log(`${built.characters} characters, about ${built.tokens} tokens`);
  for (const { role, content } of built.messages) console.log(`\n--- ${role} message\n${content}`);
}

function printSizes(shown: readonly Topic[]) {
  console.log(
    `\n${'='.repeat(100)}\nSizes in characters: identity + tasks + voice + specifics = prompt (limit 4,800);`,
  );
  console.log('largest = with every earlier plan and long answers (limit 15,900)\n');
  for (const topic of shown) {
    const parts = [topic.prompt.identity, topic.prompt.tasks, topic.prompt.voice, topic.prompt.specifics];
    const lengths = parts.map(({ length }) => length);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    console.log(`${topic.type.padEnd(20)}${lengths.join(' + ')} = ${total}, largest ${largestPrompt(topic)}`);
  }
}
