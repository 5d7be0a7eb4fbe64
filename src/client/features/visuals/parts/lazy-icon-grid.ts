import { lazyPart } from '#client/lib/lazy-part'

export const IconGrid = lazyPart(async () => (await import('./icon-grid.tsx')).IconGrid)
