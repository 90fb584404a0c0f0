import { pagesOf, thousands } from './amounts.ts';

export const GENERATION_COPY = {
  title: 'AI-Generated Output',
  save: 'Save',
  saving: 'Saving...',
  generate: 'Generate',
  generating: 'Generating...',
  placeholder: 'AI-generated content will appear here...',
  outputLabel: 'Your plan',
  stop: 'Stop',
  continue: 'Continue',
  usePasted: 'Use as my plan',
  keep: 'Keep this text',
  discard: 'Discard this text',
  openSettings: 'Open Settings',
  chooseModel: 'Choose a model',
  reload: 'Reload the page',
  addKey: 'Please add your OpenAI API key in settings first',
  noKeyHelp: 'No key? Copy the prompt into any chat assistant, then paste its reply here.',
  marks: 'The ## and ** marks are formatting. Choose Document to see the plan without them.',
  providerSaid: (words: string) => `The AI service said: “${words}”`,
  tokens: (input: number, output: number) =>
    `Read about ${pagesOf(input)} and wrote about ${pagesOf(output)} (${thousands(input)} and ${thousands(output)} tokens, as counted by the AI service)`,
  carried: (count: number) => {
    if (count === 0) return '';
    return count === 1
      ? 'One box you’d ticked is in the new plan too, and it’s ticked again.'
      : `${count} boxes you’d ticked are in the new plan too, and they’re ticked again.`;
  },
  announce: {
    started: 'Generating your plan.',
    done: 'Your plan is written and saved. You can read it, edit it and tick its boxes now.',
    stopped: 'Stopped. What was written so far is kept as a draft.',
  },
  part: (part: number) => `The plan is longer than one reply, so we’re asking for the rest (part ${part}).`,
  notSent: {
    lead: (what: string) =>
      `This model can’t read everything at once. Left out of what’s sent: ${what}. To send all of it, choose a larger model in Settings.`,
    everything: (topics: string) => `all of ${topics}`,
    'key-decisions': (topics: string) => `the key decisions of ${topics}`,
    'some-answers': (topics: string) => `part of your answers in ${topics}`,
  },
  held: {
    stopped: 'You stopped before the plan was finished. Here’s what was written so far.',
    length: 'The plan was cut off because it reached the length limit. Choose Continue to write the rest.',
    broken: 'Here’s what was written so far. It isn’t saved as your plan yet.',
    unsaved: 'The plan is finished but couldn’t be saved. Choose “Keep this text” to try again.',
    pasted: 'This is the reply you pasted. It isn’t your plan yet.',
    before: 'Your earlier plan hasn’t changed.',
  },
  tools: {
    label: 'More for this plan',
    copyText: 'Copy text',
    copyRich: 'Copy with formatting',
    copied: 'Copied.',
    copyFailed: 'Your browser blocked copying. Select the text and copy it yourself.',
    whatAiReads: 'What the AI will read',
    copyPrompt: 'Copy prompt',
    promptFailed: 'We couldn’t prepare the prompt. Check your internet connection, then try again.',
    toCopy: 'Text to copy',
    promptCopied: 'Prompt copied. Paste it into any chat assistant.',
    pasteReply: 'Paste reply',
    versions: 'Earlier versions',
  },
  reads: {
    title: 'What the AI will read',
    lead: 'When you choose Generate, these two messages are sent and nothing else.',
    size: (characters: number, tokens: number) =>
      `About ${pagesOf(tokens)} (${thousands(characters)} characters, about ${thousands(tokens)} tokens).`,
    loading: 'Putting the messages together...',
    facts: 'Your confirmed facts, before everything else',
    noEarlier: 'No earlier plans are sent with this one.',
    earlier: 'Earlier plans included',
    dropped: 'Left out because there wasn’t room',
    how: {
      answers: 'your answers',
      'some-answers': 'your answers, shortened',
      'key-decisions': 'the plan’s key decisions',
      excerpt: 'the plan’s first lines',
      sections: 'parts of the plan',
      whole: 'the whole plan',
    },
    leftOut: {
      everything: 'all of it',
      'key-decisions': 'the plan’s key decisions',
      'some-answers': 'part of your answers',
    },
    system: 'Instructions and earlier plans',
    instructions: 'Instructions',
    user: 'Your answers',
    model: (model: string, host: string) => `Model ${model} at ${host}.`,
    close: 'Close',
  },
  paste: {
    title: 'Paste reply',
    lead: 'Paste the assistant’s reply. It will be saved as this blueprint’s plan.',
    label: 'Reply',
    placeholder: 'Paste the reply here...',
    submit: 'Use as my plan',
    replaces: 'Your current plan will be kept under Earlier versions.',
    cancel: 'Cancel',
  },
  scripture: {
    title: 'Check before use',
    lead: 'These scripture references aren’t in your answers or earlier plans. Look each one up before you share it.',
  },
} as const;
