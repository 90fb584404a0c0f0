import { EarlierComments, PlanComments } from './plan-comments.tsx';
import { ShareView } from './share-view.tsx';

/** In one download: people who ask for comments read them. */
export const REVIEW_PARTS = { EarlierComments, PlanComments, ShareView };
