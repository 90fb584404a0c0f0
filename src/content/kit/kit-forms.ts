import { OUTLINES } from '#content/outline.ts';
import type { KitForm, KitForms } from '#domain/kit/kit-form.ts';

const drafts = (channel: KitForm['channel'], isLoose = false): KitForm => ({
  form: 'drafts',
  channel,
  ...(isLoose && { isLoose }),
});
const prose = (channel: KitForm['channel']): KitForm => ({ form: 'prose', channel });
const page: KitForm = { form: 'page', channel: 'page' };
const replies = (channel: KitForm['channel']): KitForm => ({
  form: 'rows',
  channel,
  minWords: 4,
  isBare: true,
});
// Tables with various contents: only texts long enough to be the message itself.
const quoted = (channel: KitForm['channel'], minWords = 16): KitForm => ({ form: 'rows', channel, minWords });

/**
 * Where plans have their messages, by topic and lowercase heading: for plans from before messages had their own
 * headings, for pasted ones and for edited ones.
 */
export const KIT_FORMS: KitForms = {
  titles: OUTLINES.map(({ title }) => title),
  pieces: {
    identity: {
      'short bio': prose('bio'),
      'long bio': prose('bio'),
      'one-line introduction': prose('bio'),
      'bios by place': drafts('bio'),
    },
    purpose: { 'purpose story': prose('bio') },
    fulfillment: { 'offer page': page },
    event: { 'invitation script': prose('script'), 'sign-up page': page, 'flyer text': page },
    communications: {
      'core message': drafts('bio', true),
      'sample messages': drafts('email'),
      'calendar messages in full': drafts('email'),
      'ask for words': drafts('email'),
      'reply guide': replies('text'),
    },
    ai: { 'ai helpers': { form: 'cards', channel: 'prompt', label: /prompt$/i } },
    marketing: {
      'sample email': prose('email'),
      'emails in full': drafts('email'),
      'referral ask': drafts('note'),
    },
    sales: {
      'fit check': { form: 'cards', channel: 'script', label: /(?:line|referral)$/i },
      'worries and honest replies': replies('script'),
      'follow-up sequence': quoted('email', 8),
      'after yes and after no': drafts('email'),
      'follow-ups in full': drafts('email'),
      'the call as a dialog': prose('script'),
      'saying the price': prose('script'),
    },
    'fulfillment-launch': {
      'messages to prepare': drafts('email'),
      'if something breaks': quoted('email', 4),
    },
    'event-launch': { 'reminders in full': drafts('email'), 'backup plan': quoted('script') },
    'marketing-launch': { 'personal invites': drafts('email'), 'messages in full': drafts('email') },
    launch: { 'open-doors plan': quoted('email'), 'open-week messages': drafts('email') },
    onboarding: {
      'welcome email': prose('email'),
      'welcome journey': quoted('email'),
      'stuck-client plan': quoted('email', 4),
      'messages in full': drafts('email'),
    },
  },
  announced: {
    communications: {
      'four-week content calendar': { channel: 'email', subject: /topic|subject/i },
      'content calendar': { channel: 'email', subject: /topic|subject/i },
    },
    marketing: {
      'welcome sequence': { channel: 'email', subject: /subject/i },
      'stay-in-touch rhythm': { channel: 'email', subject: /topic|subject/i },
      'event invitation sequence': { channel: 'email', subject: /subject|topic/i },
    },
    'event-launch': { 'reminder messages': { channel: 'email', subject: /subject/i } },
    'marketing-launch': {
      'email schedule': { channel: 'email', subject: /subject/i },
      'social schedule': { channel: 'post', subject: /topic|subject/i, isFixed: true },
    },
    launch: { 'open-doors plan': { channel: 'email', subject: /message/i } },
    onboarding: { 'welcome journey': { channel: 'email', subject: /message/i } },
  },
};
