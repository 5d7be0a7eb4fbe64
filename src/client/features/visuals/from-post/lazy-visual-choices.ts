import { lazyPart } from '#client/lib/lazy-part'

/** Its code brings all templates and the drawing with it: a post is read before. */
export const VisualChoices = lazyPart(async () => (await import('./visual-choices.tsx')).VisualChoices)
