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

  it('files each topic under its own type', () => {
    for (const [type, topic] of Object.entries(CATALOG)) expect(topic.type).toBe(type);
  });

  it('gives each card an icon of its own that exists', () => {
    const icons = TOPICS.map(({ icon }) => icon);
    expect(icons.filter((icon) => !(icon in iconImports))).toEqual([]);
    expect(new Set(icons).size).toBe(19);
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
