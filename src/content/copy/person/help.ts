import { questionCount } from '#content/copy/words/question-count.ts';

export type InfoCopy = {
  readonly tabTitle: string;
  /** For search results. */
  readonly description: string;
  readonly title: string;
  readonly steps?: readonly string[];
  readonly groups: readonly {
    readonly title?: string;
    readonly parts: readonly { readonly title: string; readonly text: string }[];
  }[];
  readonly other: { readonly href: string; readonly words: string };
};

export const BACK_TO = (brandName: string) => `Back to ${brandName}`;

/** The server replaces `{{contact}}` with the operator's address. */
export const HELP_COPY = {
  tabTitle: 'How this works · Business Launch Blueprint',
  description: 'How to plan your launch here, step by step, and what each page is for.',
  title: 'How this works',
  steps: [
    `Pick a topic and answer ${questionCount} questions. Type or speak. Rough is fine, and everything is saved as you go.`,
    'Turn your answers into a plan: with the chat assistant you already use, or with your own AI key.',
    'Read it, change anything, and check off what’s done.',
  ],
  groups: [
    {
      title: 'What the other pages are for',
      parts: [
        {
          title: 'Tell it once',
          text: 'Already have an about page, a flyer or notes for a talk? Paste them or record yourself, and we’ll look for your answers.',
        },
        {
          title: 'My facts',
          text: 'What only you can decide, and what your plans still need from you. Confirm a price or a date once, and every new plan uses it.',
        },
        {
          title: 'My launch on one page',
          text: 'Your offer, your event and your dates, with a timeline you can print or send.',
        },
        { title: 'This week', text: 'What to do now, in the hours you have.' },
        {
          title: 'Ready to use',
          text: 'Every email, post, page and script from your plans, to copy and send.',
        },
        {
          title: 'Launch book',
          text: 'All your plans, ready to print. Search there finds a word in any of them.',
        },
      ],
    },
    {
      title: 'Good to know',
      parts: [
        {
          title: 'Is the AI always right?',
          text: 'No. It doesn’t know anything you didn’t tell it, and it can be wrong. “Check before use” under each plan shows what to look at. You decide.',
        },
        {
          title: 'Do I have to say anything about my faith?',
          text: 'No. Your plans can be as open or as quiet about it as you like, or leave it out.',
        },
        {
          title: 'Can I have it on my phone, like an app?',
          text: 'Yes. Wait for Saved, then add to your home screen: with Share on an iPhone, in the browser’s menu on Android. You may have to sign in there once. It works offline, too.',
        },
        { title: 'Stuck?', text: 'Write to {{contact}}.' },
      ],
    },
  ],
  other: { href: '/privacy', words: 'What happens to what I write?' },
} as const satisfies InfoCopy;

const ANALYTICS = {
  title: 'Visits',
  text: 'This site counts visits and which buttons people use, with Google Analytics. What you write, your email and your key are never part of that.',
};

const PRIVACY_PARTS = [
  {
    title: 'What we keep',
    text: 'Your email, a scrambled form of your password, your answers, facts and plans, and the texts you put under Tell it once.',
  },
  {
    title: 'Who can see it',
    text: 'You. The person who runs this site could, technically, and only does if you ask for help.',
  },
  {
    title: 'If you give someone a link',
    text: 'Anyone who has it can read what you chose, without an account, until it ends or you stop it. They never see your answers, notes or earlier versions. They see your facts only if you share “My launch on one page”. We keep their comments with your plans, under the name they give.',
  },
  {
    title: 'What goes to the AI',
    text: 'The answers, facts and plans shown under “What the AI will read”, and only when you ask for a plan. A text you put under Tell it once goes to the AI only when you choose Find answers. The AI service’s own terms apply.',
  },
  { title: 'Your AI key', text: 'It stays in this browser. We never see it.' },
  {
    title: 'Your voice',
    text: 'Some browsers send it to an online service to turn it into text. A recording under Tell it once stays on your device until its text is saved, 7 days at most. It goes to your AI service only when you choose Write it down. We don’t keep any sound.',
  },
  {
    title: 'How long',
    text: 'Until you delete it. Deleted topics and earlier versions are gone after 30 days. Backups may hold them longer.',
  },
  { title: 'Take it or delete it', text: 'My data, in the menu at the top right.' },
];

const QUESTIONS = { title: 'Questions?', text: 'Write to {{contact}}.' };

export const PRIVACY_COPY = {
  tabTitle: 'What you write is private · Business Launch Blueprint',
  description: 'What happens to what you write: what we keep, for how long, and who can read it.',
  title: 'What you write is private',
  groups: [{ parts: [...PRIVACY_PARTS, QUESTIONS] }],
  other: { href: '/help', words: 'How this works' },
} satisfies InfoCopy;

/** For a site with analytics. */
export const PRIVACY_COPY_WITH_ANALYTICS = {
  ...PRIVACY_COPY,
  groups: [{ parts: [...PRIVACY_PARTS, ANALYTICS, QUESTIONS] }],
} satisfies InfoCopy;
