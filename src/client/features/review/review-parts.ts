import { EarlierComments, PlanComments } from './plan-comments.tsx';
import { ShareView } from './share-view.tsx';

/** One download: people who ask for comments also read them. */
export const REVIEW_PARTS = { EarlierComments, PlanComments, ShareView };
