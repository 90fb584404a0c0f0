import iconImports from 'lucide-react/dynamicIconImports.mjs';
import { describe, expect, it } from 'vitest';
import { CATALOG, TOPICS } from './catalog.ts';

describe('the catalog', () => {
  it('lists the 19 topics in card order', () => {
    expect(TOPICS.map(({ type, title }) => `${type}: ${title}`)).toEqual([
      'identity: Your Identity',
      'audience: Identify Your Audience',
      'purpose: Business Purpose',
      'analysis: Audience Analysis',
      'solutions: Building a Bridge',
      'fulfillment: Fulfillment Offer',
      'event: Marketing Event',
      'brand: Brand Identity',
      'communications: Communications',
      'ai: AI Assistants',
      'marketing: Marketing Flows',
      'sales: Sales Follow-Up',
      'course: Fulfillment Courses',
      'coaching: Coaching Plan',
      'fulfillment-launch: Fulfillment Launch',
      'event-launch: Event Launch',
      'marketing-launch: Marketing Launch',
      'launch: Launch Playbook',
      'onboarding: Onboarding New Clients',
    ]);
  });

  it('has each topic under its own type', () => {
    for (const [type, topic] of Object.entries(CATALOG)) expect(topic.type).toBe(type);
  });

  it('gives each card a unique, existing icon', () => {
    const icons = TOPICS.map(({ icon }) => icon);
    expect(icons.filter((icon) => !(icon in iconImports))).toEqual([]);
    expect(new Set(icons).size).toBe(19);
  });

  it.each([
    ['identity', 'a biography writer who also coaches small teaching and coaching businesses'],
    ['audience', 'a listening-first audience researcher for coaches and teachers'],
    ['purpose', 'a mission and vision coach for purpose-led small businesses'],
    ['analysis', 'an audience researcher who separates what was heard from what is guessed'],
    ['solutions', 'a method and offer designer for coaches and teachers'],
    ['fulfillment', 'an offer designer who protects both the client and the owner'],
    ['event', 'a workshop and event designer for coaches and teachers'],
    ['brand', 'a brand voice and visual-style guide writer for small businesses'],
    ['communications', 'a messaging strategist for coaches and teachers'],
    ['ai', 'a practical AI-workflow coach for very small businesses'],
    ['marketing', 'an email-relationship planner for coaches and teachers'],
    ['sales', 'a no-pressure sales-conversation coach'],
    ['course', 'an instructional designer who plans backward from a demonstrable outcome'],
    ['coaching', 'a coaching-program designer who respects professional boundaries'],
    ['fulfillment-launch', 'an operations planner for small course and coaching businesses'],
    ['event-launch', 'a small-event producer'],
    ['marketing-launch', 'a campaign planner for very small teams'],
    ['launch', 'a launch manager for one-person teaching and coaching businesses'],
    ['onboarding', 'a client-care and onboarding designer'],
  ] as const)('asks the AI, for %s, to be %s', (type, role) => {
    for (const { identity } of Object.values(CATALOG[type].prompts))
      expect(identity.split('. ')[0]).toBe(`You are ${role}`);
  });

  it('keeps notes for the prompt out of the topics themselves', () => {
    expect(Object.keys(CATALOG.identity).sort()).toEqual([
      'deliverables',
      'description',
      'icon',
      'keyDecisions',
      'prompts',
      'questions',
      'reads',
      'title',
      'type',
      'words',
    ]);
  });
});
