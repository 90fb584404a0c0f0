import { aboutCents } from '#content/copy/words/amounts.ts';
import { questionCount } from '#content/copy/words/question-count.ts';

const WAYS = 'There are two ways. Pick the one that suits you.';

export const FINISH_COPY = {
  title: `Your ${questionCount} answers are in.`,
  lead: `Now turn them into a plan. ${WAYS}`,
  /** Below open decisions, 'them' would refer to the decisions. */
  ways: WAYS,
  write: (cents: number | undefined) =>
    cents === undefined ? 'Write my plan (about a minute)' : `Write my plan (${aboutCents(cents)}, a minute)`,
  assistant: {
    title: 'With a chat assistant',
    text: 'Costs nothing extra if you already use one.',
    copy: 'Copy your answers and our instructions:',
    open: 'Paste them into a chat, and send:',
    paste: 'Copy the reply, and bring it back:',
    newTab: (name: string) => `${name} (opens in a new tab)`,
  },
  connect: {
    title: 'Connect your own AI key',
    text: 'A key works like a prepaid card for an AI service: with it, this page can write your plans for you.',
    steps: [
      'Open an account at OpenAI (platform.openai.com), and add five dollars.',
      'Create a key there. It’s a long line that starts with sk-. Copy it.',
      'Paste it in Settings, and choose Check key.',
      'When your key works, choose the model we suggest.',
    ],
    typical: (each: string) =>
      `With the model we suggest, a plan costs ${each}. You pay the AI service, not us.`,
  },
} as const;

/** Others work as well; these are the most common ones. */
export const CHAT_ASSISTANTS = [
  { name: 'ChatGPT', href: 'https://chatgpt.com/' },
  { name: 'Claude', href: 'https://claude.ai/new' },
  { name: 'Gemini', href: 'https://gemini.google.com/app' },
] as const;
