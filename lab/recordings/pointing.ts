import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG } from '#content/catalog.ts';
import { pointingMessages } from '#content/telling/pointing-prompt.ts';
import { piecesOf } from '#domain/telling/pieces.ts';
import { ALL_TOPIC_QUESTIONS, slotOf } from '#domain/telling/slots.ts';
import { personaNames, readPersona } from '#scripts/example/persona.ts';
import { type Scored, scorePointing, shuffledPage } from './score-pointing.ts';

const USAGE = `npm run lab -- pointing prompts FOLDER        one prompt a piece: PERSON-N.prompt.txt
npm run lab -- pointing score FOLDER MODEL    reads PERSON-N.reply.txt; MODEL is who wrote them
A reply must come from a language model that got the prompt file and nothing else.`;

const QUESTIONS = ALL_TOPIC_QUESTIONS.map((asked) => {
  const { title, questions } = CATALOG[asked.type];
  return { slot: slotOf(asked), topic: title, text: questions[asked.index]?.text ?? '' };
});

const [, , verb = '', folder = '', model = ''] = process.argv;
if (verb === 'prompts' && folder !== '') writePrompts();
else if (verb === 'score' && folder !== '' && model !== '') printScores();
else {
  console.error(USAGE);
  process.exitCode = 1;
}

function pageOf(name: string) {
  const { answers } = readPersona(name);
  return shuffledPage(
    name,
    ALL_TOPIC_QUESTIONS.map((asked) => ({
      slot: slotOf(asked),
      answer: answers[asked.type][asked.index] ?? '',
    })),
  );
}

function writePrompts(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of personaNames()) {
    for (const [index, piece] of piecesOf(pageOf(name).text).entries()) {
      const prompt = pointingMessages(QUESTIONS, piece).map(({ content }) => content);
      writeFileSync(join(folder, `${name}-${index + 1}.prompt.txt`), `${prompt.join('\n\n')}\n`);
    }
  }
}

function printScores(): void {
  const all: Scored[] = personaNames().map((name) => {
    const page = pageOf(name);
    const replies = piecesOf(page.text).map((piece, index) => {
      const file = join(folder, `${name}-${index + 1}.reply.txt`);
      if (!existsSync(file)) throw new Error(`${file} is missing.`);
      return { piece, reply: readFileSync(file, 'utf8') };
    });
    const scored = scorePointing(page, replies);
    print(name, scored);
    return scored;
  });
  const sum = (of: keyof Scored) => all.reduce((total, one) => total + one[of], 0);
  print('all', {
    pointed: sum('pointed'),
    right: sum('right'),
    there: sum('there'),
    slots: sum('slots'),
    found: sum('found'),
  });
  console.log(`Pointed by ${model}.`);
}

function print(name: string, { pointed, right, there, slots, found }: Scored): void {
  const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(2));
  console.log(
    `${name.padEnd(8)} precision ${share(right, pointed)} (${right} of ${pointed})  recall ${share(right, there)} (${right} of ${there} sentences)  questions with something right ${found} of ${slots}`,
  );
}
