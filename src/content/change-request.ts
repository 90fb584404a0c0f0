import { fenced } from '#domain/prompting/prompt-fence.ts';

export type WantedChange = {
  /** If the plan doesn't fit, the section alone must do. */
  plan?: string | undefined;
  section: string;
  wish: string;
};

/** For the AI when the owner wants one section of a plan changed. */
export function changeRequest({ plan, section, wish }: WantedChange): string {
  return [
    ...(plan === undefined
      ? []
      : [`The plan has been written already. It is between the tags.\n${fenced('plan', plan)}`]),
    `The owner wants this one section of the plan changed, and nothing else.\n${fenced('section', section)}`,
    `What the owner asks for:\n${fenced('wish', wish)}`,
    'Write that section again and follow every rule above. Begin with its heading line exactly as it is. Keep names, amounts and dates as they are unless the owner asks otherwise. Where something is not known, write [ADD: what is needed]. Reply with the section alone: no greeting, no closing note, no other section.',
  ].join('\n\n');
}

/** The two predefined requests, as sent to the AI. */
export const READY_WISHES = {
  shorter: 'Make it shorter. Keep what has to be done or decided, and cut the rest.',
  inFull:
    'Write out in full every message, page, script or text that this section only announces or outlines, ready to be sent or said, each under a heading such as "### Email · Friday, March 26, 2027 · to the list".',
} as const;

/** For the AI before a plan is written, when the owner wants to be asked first. */
export const QUESTIONS_REQUEST =
  'Do not write the plan yet. First ask the owner up to three questions whose answers would change this plan most: things that the answers, the confirmed facts and the earlier plans do not say. Ask only what can be answered in a sentence or two, in plain words. Reply with the questions alone, one on each line, numbered. If nothing is missing, reply with the word NONE.';
