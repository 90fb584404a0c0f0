import type { BlueprintType } from '#domain/blueprint-types.ts';
import type { Card } from './topic.ts';

// Apart from the topics, so that the dashboard can show 19 cards before a word of any question or prompt has loaded.
// Titles and descriptions are fixed by the specification (§2).
export const CARDS: { readonly [Type in BlueprintType]: Card } = {
  identity: {
    title: 'Your Identity',
    description: 'Uncover the core of who you are and what you represent',
    icon: 'fingerprint',
  },
  audience: {
    title: 'Identify Your Audience',
    description: "Understand the people you're called to serve",
    icon: 'users',
  },
  purpose: {
    title: 'Business Purpose',
    description: 'Define the mission and vision for your work',
    icon: 'compass',
  },
  analysis: {
    title: 'Audience Analysis',
    description: 'Go deeper into the heart of your people',
    icon: 'heart',
  },
  solutions: {
    title: 'Building a Bridge',
    description: 'Connect what they need with what you offer',
    icon: 'waypoints',
  },
  fulfillment: {
    title: 'Fulfillment Offer',
    description: 'Create your core product or service',
    icon: 'package',
  },
  event: {
    title: 'Marketing Event',
    description: 'Design an event that draws in your ideal clients',
    icon: 'calendar-days',
  },
  brand: {
    title: 'Brand Identity',
    description: 'Define your visuals and messaging',
    icon: 'palette',
  },
  communications: {
    title: 'Communications',
    description: 'Create your messaging strategy',
    icon: 'messages-square',
  },
  ai: {
    title: 'AI Assistants',
    description: 'Use AI to streamline processes',
    icon: 'sparkles',
  },
  marketing: {
    title: 'Marketing Flows',
    description: 'Automate sequences that build relationships',
    icon: 'mail',
  },
  sales: {
    title: 'Sales Follow-Up',
    description: 'Create processes for closing sales effectively',
    icon: 'handshake',
  },
  course: {
    title: 'Fulfillment Courses',
    description: 'Build your teaching content',
    icon: 'book-open',
  },
  coaching: {
    title: 'Coaching Plan',
    description: 'Structure your coaching sessions',
    icon: 'calendar-check',
  },
  'fulfillment-launch': {
    title: 'Fulfillment Launch',
    description: 'Prepare delivery systems for your offer',
    icon: 'package-check',
  },
  'event-launch': {
    title: 'Event Launch',
    description: 'Get your delivery platform ready',
    icon: 'presentation',
  },
  'marketing-launch': {
    title: 'Marketing Launch',
    description: 'Roll out your campaign',
    icon: 'megaphone',
  },
  launch: {
    title: 'Launch Playbook',
    description: 'Execute your launch plan',
    icon: 'rocket',
  },
  onboarding: {
    title: 'Onboarding New Clients',
    description: 'Create a system for welcoming new clients',
    icon: 'door-open',
  },
};
