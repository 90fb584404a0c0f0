import { questionCount } from './words/question-count.ts';

export const FINISH_COPY = {
  title: `Your ${questionCount} answers are in.`,
  lead: 'Now turn them into a plan. There are two ways, and both lead to the same plan.',
  assistant: {
    title: 'With a chat assistant',
    text: 'Costs nothing extra if you already use one.',
    copy: 'Copy your answers and our instructions:',
    open: 'Paste them into a chat, and send:',
    paste: 'Copy the reply, and bring it back:',
    newTab: (name: string) => `${name} (opens in a new tab)`,
  },
  connect: {
    title: 'Connect once',
    text: 'A key works like a prepaid card for an AI service: with it, this page writes your plans by itself.',
    steps: [
      'Make an account with the AI service, and add a few dollars.',
      'Create a key there. It’s a long line that starts with sk-. Copy it.',
      'Paste it in Settings, and choose Check key.',
    ],
    typical: (cost: string) => `${cost} You pay the AI service, not us.`,
  },
} as const;

/** Any other works as well; these are the ones most people have. */
export const CHAT_ASSISTANTS = [
  { name: 'ChatGPT', href: 'https://chatgpt.com/' },
  { name: 'Claude', href: 'https://claude.ai/new' },
  { name: 'Gemini', href: 'https://gemini.google.com/app' },
] as const;
