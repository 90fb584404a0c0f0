import type { Channel, Network } from '#domain/kit/channel.ts';
import type { Platform } from '#domain/kit/greeting.ts';
import type { LengthNote } from '#domain/kit/limits.ts';

const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  email: 'Email',
  text: 'Text',
  post: 'Post',
  page: 'Page',
  script: 'Script',
  note: 'Note by hand',
  bio: 'Bio',
  prompt: 'Assistant prompt',
};

const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  x: 'X',
  google: 'Google',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  highlevel: 'HighLevel',
  kit: 'Kit',
  mailchimp: 'Mailchimp',
  activecampaign: 'ActiveCampaign',
};

const blanks = (count: number) => (count === 1 ? '1 blank' : `${count} blanks`);

export const KIT_COPY = {
  title: 'Ready to use',
  lead: 'Every email, post, page and script in your plans, ready to copy and send. To change one, change it in its plan.',
  empty:
    'Nothing to copy yet. As soon as a plan has an email, a post or a bio in it, you’ll find it here, ready to send.',
  goHome: 'Go to my topics',
  count: (shown: number, all: number) =>
    shown === all ? (all === 1 ? '1 piece' : `${all} pieces`) : `${shown} of ${all} pieces`,
  search: 'Search',
  channel: 'Show',
  everything: 'Everything',
  channels: CHANNEL_NAMES,
  notUsedYet: 'Not used yet',
  nothingFound: 'Nothing matches.',
  clear: 'Show everything',
  next: 'Next up',
  more: (count: number) => `Show ${count} more`,
  over: 'This day has passed',
  copy: 'Copy',
  copySubject: 'Copy subject',
  copyPreview: 'Copy preview',
  copied: 'Copied.',
  copyFailed: 'Your browser blocked copying.',
  toCopy: 'Text to copy',
  used: 'Used',
  changed: 'Changed since you used it',
  useAs: 'Use as…',
  showText: 'Show text',
  hideText: 'Hide text',
  preview: 'Preview:',
  proposed: 'Preview, our suggestion:',
  inPlan: (plan: string, section: string) => (section === '' ? plan : `${plan}, ${section}`),
  openPlan: (place: string, title: string) => `${place}: open “${title}”`,
  blanks: (count: number) => `${blanks(count)} to fill in`,
  toCheck: (count: number) => (count === 1 ? '1 thing to check' : `${count} things to check`),
  first: {
    blanks: (count: number) => `This message has ${blanks(count)}.`,
    check: 'Check this before you send it:',
    title: 'Before you copy',
    ownName: 'each person’s own, to fill in when you send it',
    fill: (count: number) => (count === 1 ? 'Fill it in' : 'Fill them in'),
    look: 'Look at it in the plan',
    anyway: 'Copy anyway',
  },
  length: (note: LengthNote): string => {
    switch (note.kind) {
      case 'messages':
        return `${note.messages} messages long`;
      case 'subject':
        return `Subject: ${note.characters} characters. Phones show about ${note.most}.`;
      case 'preview-long':
        return `Preview: ${note.characters} characters. About ${note.most} are shown.`;
      case 'preview-short':
        return `Preview: ${note.characters} characters. Below ${note.least}, the first lines of the email show too.`;
      case 'post':
        return `${note.characters} characters. ${NETWORK_NAMES[note.network]} takes ${note.most}.`;
      default:
        return '';
    }
  },
  missing: {
    title: 'Not written yet',
    lead: 'Your plans mention these messages, but they aren’t written yet. The AI can write them for you, with your key or in any chat assistant.',
    write: 'Write it',
    writeAll: (count: number) => `Write all ${count} of this plan`,
  },
  writing: {
    title: 'Write the messages',
    titleOne: (subject: string) => `Write “${subject}”`,
    lead: 'You’ll see them first. Nothing goes into your plan until you say so, and your current plan is kept under Earlier versions.',
    busy: 'Writing...',
    wait: 'The AI is writing. You can close this and come back.',
    withoutKey: 'Copy the prompt into any chat assistant, such as ChatGPT. Then paste its reply here.',
    copyPrompt: 'Copy prompt',
    promptCopied: 'Prompt copied. Paste it into any chat assistant.',
    promptFailed: 'We couldn’t prepare the prompt. Check your internet connection, then try again.',
    paste: 'Paste reply',
    pasteHint: 'Paste the whole reply. You’ll see it below before it’s in your plan.',
    result: 'What will be added',
    use: 'Put into my plan',
    cancel: 'Cancel',
    discard: 'Discard',
    again: 'Try again',
    done: 'Added to your plan.',
    moved:
      'The plan has changed in the meantime, and the section for this isn’t there anymore. Copy what you need from here.',
    notFound: 'We couldn’t find a message in this reply.',
    notKept:
      'We couldn’t save a copy of your current plan first, so nothing was changed. Check your internet connection, then try again.',
  },
  platform: {
    title: 'My platform',
    fact: 'My platform',
    none: 'None',
    names: PLATFORM_NAMES,
    greet: 'Greet by first name',
    greets: 'Emails you copy greet each person by first name.',
    fallback: (word: string) => `If there’s no first name, they’ll read “Hello ${word},”.`,
    noFallback: (platform: string) =>
      `If there’s no first name, they’ll read “Hello ,” unless your ${platform} account has a word for that.`,
    choose: 'Choose your platform first.',
    tooMany: (why: string) => `We couldn’t save your platform. ${why}`,
  },
  along: {
    button: 'Take it all along',
    busy: 'Packing...',
    hint: 'One file with every message, emails ready to paste, posts for a planner, your facts and your assistant prompts.',
    failed: 'We couldn’t make the file. Check your internet connection, then try again.',
    file: 'ready-to-use',
    where: {
      title: 'Where to paste what',
      intro: 'Everything from “Ready to use”, as files. Nothing here sends anything by itself.',
      files: [
        [
          'messages.csv',
          'Every message in one table: day, channel, to whom, subject, preview, text and plan.',
        ],
        [
          'emails',
          'Each email twice. Open the .html file in your browser, select all, copy, and paste it into your email program. The .txt file is the same without formatting.',
        ],
        [
          'posts.csv',
          'Posts with a date, laid out for HighLevel’s social planner. Each is set for 9 am (09:00). That’s our assumption, because your plans don’t say when. Change it before you import.',
        ],
        ['values.csv', 'The facts you’ve confirmed, for custom values or snippets.'],
        ['assistants.txt', 'Prompts for your AI assistants. Paste one at a time.'],
      ],
      blanks: 'A line like ____ is a blank that your plan left for you. Fill it in before you send.',
    },
  },
  best: {
    ready: (name: string) => `Your ${name} is ready:`,
    email: (subject: string) => `email “${subject}”`,
    named: (name: string) => `“${name}”`,
    forDay: (channel: string, day: string) => `${channel} for ${day}`,
  },
} as const;
