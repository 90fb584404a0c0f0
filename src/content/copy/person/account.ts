import { listWords } from '#content/copy/words/list-words.ts';

const blueprints = (count: number) => (count === 1 ? '1 topic' : `${count} topics`);
const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** The number of each kind in a file. */
type Counts = [topics: number, facts: number, told: number, comments: number];

function things(...[topics, facts, told, comments]: Counts): string {
  const names = [
    topics > 0 && blueprints(topics),
    facts > 0 && 'your facts',
    told > 0 && 'what you told us',
    comments > 0 && (comments === 1 ? '1 comment' : `${comments} comments`),
  ].filter((part) => part !== false);
  return listWords(names);
}

// "Your facts" is plural, like any two things.
const isOne = (...[topics, facts, told, comments]: Counts) => facts === 0 && topics + told + comments === 1;

const versions = (count: number) => (count === 1 ? '1 earlier version' : `${count} earlier versions`);

export const ACCOUNT_COPY = {
  title: 'My data',
  description: 'Everything you write here is yours. Download it, restore it or delete it.',
  close: 'Close',
  back: 'Back',
  download: {
    heading: 'Download everything',
    text: 'One file with all your topics, answers, plans and earlier versions. It doesn’t include your AI key.',
    button: 'Download my data',
    busy: 'Preparing...',
    progress: (done: number, total: number) => `${done} of ${total} ready`,
    done: (count: number, kept: number) => `Downloaded ${blueprints(count)} and ${versions(kept)}.`,
    leftOut: (count: number) =>
      count === 1
        ? 'There wasn’t room for the oldest version.'
        : `There wasn’t room for the ${count} oldest versions.`,
    failed: 'We couldn’t create the file. Check your internet connection, then try again.',
  },
  restore: {
    heading: 'Restore from a file',
    text: 'Restore a file you downloaded from here, in this account or another. You’ll see what will change before anything does.',
    button: 'Choose a file...',
    busy: 'Reading...',
    input: 'Backup file',
    from: (email: string, date: string) => `Backup of ${email}, saved ${date}`,
    nobody: 'an account with no email',
    add: 'Will be added',
    differs: 'Different from what you have now. Choose which to keep.',
    same: (...counts: Counts) =>
      `${capital(things(...counts))} ${isOne(...counts) ? 'is' : 'are'} already the same`,
    nothing: 'Everything in this file is already here. There’s nothing to restore.',
    progressPart: 'progress',
    whatDiffers: (parts: string) => `What’s different: ${parts}`,
    keep: 'Keep what I have now',
    take: 'Use the one in the file',
    forAll: (count: number) => `All ${count} at once:`,
    keepAll: 'Keep everything I have now',
    takeAll: 'Use everything in the file',
    kept: 'If a plan is replaced, the old version is kept under Earlier versions.',
    start: (...counts: Counts) =>
      counts.every((count) => count === 0) ? 'Choose what to restore' : `Restore ${things(...counts)}`,
    running: 'Restoring...',
    progress: (done: number, total: number) => `${done} of ${total} restored`,
    done: (...counts: Counts) => `${capital(things(...counts))} restored.`,
    partly: (count: number, total: number) =>
      `${count} of ${total} restored before something went wrong. Nothing else was changed. Choose the file again to continue.`,
    cancel: 'Cancel',
    unsaved: 'Some of your changes are still being saved. Wait for “Saved”, then choose the file again.',
  },
  email: {
    heading: 'Confirm your email',
    text: (email: string) =>
      `Make sure ${email} is the right address. If you forget your password, that’s where the link goes. This is optional.`,
    button: 'Send me a link',
    again: 'Send it again',
    busy: 'Sending...',
    sent: (email: string) => `We’ve sent a link to ${email}. It works for two days.`,
    failed: 'We couldn’t send the link. Check your internet connection, then try again.',
  },
  password: {
    heading: 'Change password',
    text: 'Changing your password signs you out on your other devices.',
    current: 'Current password',
    next: 'New password',
    repeat: 'New password again',
    show: 'Show password',
    hide: 'Hide password',
    hint: 'At least 6 characters',
    button: 'Change password',
    save: 'Save new password',
    busy: 'Saving...',
    done: 'Your password has been changed. You’ve been signed out on your other devices.',
    wrong: 'That isn’t your current password. Check it and try again.',
    failed: 'We couldn’t change your password. Try again.',
  },
  everywhere: {
    heading: 'Sign out everywhere',
    text: 'Signs you out on every device, including this one.',
    button: 'Sign out everywhere',
    confirm: 'Sign out on all devices now?',
    confirmText:
      'You’ll need your password to sign back in. Your saved work stays saved. Each of your other devices forgets your AI key as soon as it’s online with this app open.',
  },
  remove: {
    heading: 'Delete my account',
    text: 'Deletes your account with every topic, plan and version. This can’t be undone.',
    button: 'Delete my account',
    title: 'Delete your account?',
    losing: (count: number) =>
      count === 0
        ? 'This permanently deletes your account.'
        : `This permanently deletes your account and ${blueprints(count)}, ${count === 1 ? 'with its plan' : 'with all their plans'} and versions. Download your data first if you might want it later.`,
    password: 'Your password',
    confirm: 'Delete everything',
    busy: 'Deleting...',
    cancel: 'Keep my account',
    failed: 'We couldn’t delete your account. Try again.',
  },
} as const;
