import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { BLUEPRINT_TYPES, type BlueprintType, isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import { personaNames, readPersona } from '#scripts/example/persona.ts';
import {
  promptFile,
  type RecordingSet,
  readNote,
  readPlan,
  readReply,
  replyFile,
  SETS,
  writeNote,
  writePrompt,
} from '#scripts/example/recording-files.ts';
import { recordedPrompt } from './recorded-prompt.ts';

const USAGE = `npm run lab -- record PERSONA SET TOPIC            writes the exact prompt; the reply goes into the file it names
npm run lab -- record PERSONA SET next             the same, for the first topic without a reply
npm run lab -- record PERSONA SET --model NAME --day YYYY-MM-DD   notes who wrote the replies that have no note yet
personas: ${personaNames().join(', ')}; sets: ${SETS.join(', ')}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { model: { type: 'string' }, day: { type: 'string' } },
});
const [personaName = '', setName = '', topicName = ''] = positionals;
const set = SETS.find((name) => name === setName);
if (set === undefined || personaName === '') fail(USAGE);
const persona = readPersona(personaName);

if (values.model !== undefined && values.day !== undefined) noteReplies(set, values.model, values.day);
else record(set, topicOf(set, topicName));

function topicOf(from: RecordingSet, name: string): BlueprintType {
  const next = BLUEPRINT_TYPES.find(
    (topic) => readReply({ persona: personaName, set: from, topic }) === undefined,
  );
  const topic = name === 'next' ? next : name;
  if (topic === undefined) fail(`All nineteen replies of ${personaName} ${from} are there.`);
  if (!isBlueprintType(topic)) fail(USAGE);
  return topic;
}

function record(into: RecordingSet, topic: BlueprintType) {
  if (into === 'before')
    fail('The set "before" was written with the first edition of the prompts and stays as it is.');
  const place = { persona: personaName, set: into, topic };
  const missing = CONTEXT_CHAINS[topic].chain.filter(
    (earlier) => readPlan({ ...place, topic: earlier }) === undefined,
  );
  if (missing.length > 0) fail(`${topic} reads earlier plans that have no reply yet: ${missing.join(', ')}.`);
  const prompt = recordedPrompt(persona, into, topic, (earlier) => readPlan({ ...place, topic: earlier }));
  writePrompt(place, prompt.messages);
  writeNote({ ...place, promptTokens: prompt.tokens, model: null, day: null });
  const name = (file: string) => relative(process.cwd(), file);
  console.log(
    `${name(promptFile(place))}: about ${prompt.tokens} tokens. The reply goes into ${name(replyFile(place))}.`,
  );
}

function noteReplies(of: RecordingSet, model: string, day: string) {
  for (const topic of BLUEPRINT_TYPES) {
    const place = { persona: personaName, set: of, topic };
    const note = readNote(place);
    if (note === undefined || note.model !== null || readReply(place) === undefined) continue;
    writeNote({ ...note, model, day });
    console.log(`${topic}: written by ${model} on ${day}.`);
  }
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
