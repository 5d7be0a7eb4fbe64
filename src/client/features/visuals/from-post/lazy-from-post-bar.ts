import { lazyPart } from '#client/lib/lazy-part'

export const FromPostBar = lazyPart(async () => (await import('./from-post-bar.tsx')).FromPostBar)
