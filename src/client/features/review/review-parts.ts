import { EarlierComments, PlanComments } from './plan-comments.tsx';
import { ShareView } from './share-view.tsx';

/** In one download: whoever asks for comments reads them. */
export const REVIEW_PARTS = { EarlierComments, PlanComments, ShareView };
