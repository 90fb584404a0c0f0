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
  keep: 'Keep this text',
  discard: 'Discard this text',
  openSettings: 'Open Settings',
  chooseModel: 'Choose a model',
  reload: 'Reload the page',
  addKey: 'Please add your OpenAI API key in settings first',
  noKeyHelp: 'No key? Copy the prompt into any chat assistant, then paste its reply here.',
  marks: 'The ## and ** marks are formatting. Choose Preview to see how the plan will look in your book.',
  providerSaid: (words: string) => `The AI service said: “${words}”`,
  tokens: (input: number, output: number) =>
    `Read about ${pagesOf(input)} and wrote about ${pagesOf(output)} (${thousands(input)} and ${thousands(output)} tokens, as counted by the AI service)`,
  announce: {
    started: 'Generating your plan.',
    done: 'Your plan is written and saved.',
    stopped: 'Stopped. What was written so far is kept as a draft.',
  },
  held: {
    stopped: 'You stopped before the plan was finished. Here’s what was written so far.',
    length: 'The plan was cut off because it reached the length limit. Choose Continue to write the rest.',
    broken: 'Here’s what was written so far. It isn’t saved as your plan yet.',
    unsaved: 'The plan is finished but couldn’t be saved. Choose “Keep this text” to try again.',
    before: 'Your earlier plan hasn’t changed.',
  },
  tools: {
    label: 'More for this plan',
    preview: 'Preview',
    hidePreview: 'Hide preview',
    previewTitle: 'Preview',
    previewEmpty: 'Nothing to preview yet.',
    previewLoading: 'Opening the preview...',
    retry: 'Try again',
    copyText: 'Copy text',
    copyRich: 'Copy with formatting',
    copied: 'Copied.',
    copyFailed: 'Your browser blocked copying. Select the text and copy it yourself.',
    whatAiReads: 'What the AI will read',
    copyPrompt: 'Copy prompt',
    promptCopied: 'Prompt copied. Paste it into any chat assistant.',
    pasteReply: 'Paste reply',
    versions: 'Earlier versions',
  },
  reads: {
    title: 'What the AI will read',
    lead: 'When you choose Generate, these two messages are sent and nothing else.',
    size: (characters: number, tokens: number) =>
      `About ${pagesOf(tokens)} (${thousands(characters)} characters, about ${thousands(tokens)} tokens).`,
    noEarlier: 'No earlier plans are sent with this one.',
    earlier: 'Earlier plans included',
    dropped: 'Left out because there wasn’t room',
    how: {
      whole: 'the whole plan',
      'key-decisions': 'its key decisions',
      excerpt: 'its first lines',
      answers: 'your answers, since there’s no plan yet',
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

/** Read by the AI after a plan stopped at the length limit. */
export function continueRequest(headings: readonly string[], tail: string): string {
  const written = headings.length > 0 ? `Sections already begun: ${headings.join('; ')}.\n` : '';
  return `The plan was cut off. ${written}Its last words are between the tags. Go on with the very next word, without repeating anything and without a greeting, and finish the remaining sections.\n<last-words>\n${tail}\n</last-words>`;
}
