import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { OF_THE_YEAR } from '#content/facts/need-facts.ts';
import type { DecisionTables } from '#domain/decisions/decision.ts';
import { OWN_LENGTHS } from './own-lengths.ts';

/** The plans' label for the dates of partial payments. */
export const PAYMENT_DATES = 'Payment dates';

const PAYMENT_DAYS =
  /\b(?:(?:due )?dates? (?:of|for) (?:the |your )?(?:\w+ )?(?:\$[\d,]+ )?payments?|(?:second|third|next) payment(?: date)?|payment (?:due )?dates?)\b/i;
const RESULT = /^(?:group |the )?result\b/i;
const REFUNDS = /\brefund(?:s|ed)?\b|\bmoney[- ]back\b|\bgive back when\b/i;

/** Which fact, or own matter, a plan's words are about. */
export const DECISION_TABLES: DecisionTables = {
  ...FACT_TABLES,
  lengths: OWN_LENGTHS,
  subjects: [
    [RESULT, { own: 'Result' }],
    [PAYMENT_DAYS, { own: PAYMENT_DATES }],
    [/^(?:refunds?|money[- ]back|your refund)\b/i, { fact: 'refundTerms' }],
    [/^(?:group |offer |full )?price\b/i, { fact: 'offerPrice' }],
    [
      /^payment(?:s|(?: terms| plan))?(?=:|$)|^(?:payment terms|(?:two|three|four) payments)\b/i,
      { fact: 'paymentTerms' },
    ],
    [
      /^(?:event|ticket|entry|admission|entrance)(?: price| fee)\b|^(?:tickets?|entry|admission|entrance)$/i,
      { fact: 'eventPrice' },
    ],
    [
      /^(?:event|date|day)$|^event (?:date|day)\b|^date of (?:the|your) (?:event|workshop|talk)\b/i,
      { fact: 'eventDate' },
    ],
    [
      /^(?:group |class )?start(?: date| day)?$|^start date\b|^first (?:class|call|session|lesson|meeting)(?: date| day)?$/i,
      { fact: 'startDate' },
    ],
    [
      /^(?:group )?(?:places|spots|seats|size)\b|^(?:eight|ten|\w+) (?:places|spots) or\b/i,
      { fact: 'places' },
    ],
    [
      /^(?:settle )?(?:the )?(?:doors?|sign-?up)\b|^event and sign-?up\b|^library guests\b|\b(?:doors|sign-?up) closes?\b/i,
      { fact: 'doorsClose' },
    ],
    [
      /^clos(?:e|es|ing)(?: (?:day|date)| of (?:the )?(?:sign-?up|doors))?(?=:|$)|^clos(?:e|es|ing) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
      { fact: 'doorsClose' },
    ],
    [
      /^(?:writing |email )?rhythm\b|^(?:one email )?every other \w+day\b|^(?:email|letter) \w+days\b/i,
      { fact: 'rhythm' },
    ],
    [/^(?:your )?(?:\w+ )?hours(?: a week)?\b(?! on)/i, { fact: 'hoursAWeek' }],
    [/^[^:]{2,30}: [^:]*\bhours (?:a|per|each) week\b/i, { fact: 'hoursAWeek' }],
    [/^time zone\b/i, { fact: 'timeZone' }],
    [/^business name\b/i, { fact: 'businessName' }],
    [/^event (?:name|title)\b/i, { fact: 'eventName' }],
    [/^(?:support )?contact\b/i, { fact: 'contact' }],
  ],
  asked: [
    [RESULT, { own: 'Result' }],
    [REFUNDS, { fact: 'refundTerms' }],
    [PAYMENT_DAYS, { own: PAYMENT_DATES }],
    [
      /\b(?:do|does|are|whether|count in|cover)\b.*\byour (?:\w+) hours\b|\byour (?:\w+) hours\b.*\b(?:do|does|include|cover)\b/i,
      { fact: 'hoursAWeek' },
    ],
    [/\b(?:phone number|email address|contact for clients|support contact)\b/i, { fact: 'contact' }],
    [/\btime zone\b/i, { fact: 'timeZone' }],
    [/\b(?:website|web address)\b/i, { fact: 'website' }],
    [
      /\b(?:street|house) (?:address|number)\b|(?<!email |web )\baddress of\b|\bwhere exactly\b|\bvenue\b/i,
      { fact: 'eventPlace' },
    ],
    [/\bhours a week\b/i, { fact: 'hoursAWeek' }],
  ],
  apart: OF_THE_YEAR,
  first: [
    'offerPrice',
    'eventDate',
    'startDate',
    'doorsClose',
    'doorsOpen',
    'places',
    'refundTerms',
    'paymentTerms',
    'eventPrice',
    'programPrice',
    'hoursAWeek',
    'rhythm',
  ],
};
